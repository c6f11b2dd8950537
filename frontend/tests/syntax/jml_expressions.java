class Expressions {
    //@ invariant a ==> b ==> c;
    //@ invariant a <== b <== c;
    //@ invariant a <==> b <=!=> c;
    //@ invariant a || b && c ==> d == e;
    //@ invariant (\exists int i, j; i < j);
    //@ invariant (\forall Object o; ; o != null);
    //@ invariant (\num_of int i; 0 <= i && i < 9; p(i)) == (\sum int i; i < 3; i) + (\product long i; i < 3; i);
    //@ invariant (\max int i; i < 3; i) > (\min int i; i < 3; i);
    //@ invariant \typeof(o) == \type(String) && \type(int[]) != \type(java.util.List<? extends A>);
    //@ invariant \fresh(a, b) && \nonnullelements(xs) && \pre(x) == \old(x.f[1]);
    //@ invariant x instanceof String && y instanceof a.B b && !(z instanceof int[]);
    //@ invariant (int) x + (long) -y == (String) z && (x) - y > 0 && (a.B<C>) d != null;
    //@ invariant a.b.c(d, e)[f] >>> 2 >> 1 << 3 > 0 && a < b;
    //@ invariant x ? y : z ? v : w;
    //@ invariant "s".length() == 'c' + 1.5e3 - 0x1FL && -2147483648 < 0;
    //@ invariant this.x == super.y && Outer.this.z == new int[3].length + new A(1).b;
    //@ invariant A.class != int.class && a.B.class != String[].class;
    //@ static invariant ~a + -b != +c && !d;
    //@ public static invariant true; invariant false;
    /*@ invariant x
      @   == 1
      @   ; @*/
    /*+@ invariant y; @*/
    int x;
    //@ invariant last;
}
