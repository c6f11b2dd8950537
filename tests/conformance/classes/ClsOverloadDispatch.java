// Overloads are chosen by static types, overrides by the dynamic type of the receiver: both at once.
public class ClsOverloadDispatch {
    static class A {
        String m(A x) { return "A.m(A)"; }
        String m(B x) { return "A.m(B)"; }
        String n(Object o) { return "A.n(Object)"; }
    }

    static class B extends A {
        @Override
        String m(A x) { return "B.m(A)"; }
        String m(C x) { return "B.m(C)"; }
        String n(String s) { return "B.n(String)"; }
    }

    static class C extends B {
        @Override
        String m(B x) { return "C.m(B)"; }
        @Override
        String m(C x) { return "C.m(C)"; }
        @Override
        String n(Object o) { return "C.n(Object)"; }
    }

    static class P {
        boolean equals(P other) {
            return true;
        }
    }

    interface Visitor {
        String visit(Num n);
        String visit(Add a);
    }

    interface Expr {
        String accept(Visitor v);
    }

    static class Num implements Expr {
        int v;
        Num(int v) { this.v = v; }
        public String accept(Visitor vis) { return vis.visit(this); }
    }

    static class Add implements Expr {
        Expr l;
        Expr r;
        Add(Expr l, Expr r) { this.l = l; this.r = r; }
        public String accept(Visitor vis) { return vis.visit(this); }
    }

    public static void main(String[] args) {
        A a = new A();
        B b = new B();
        C c = new C();
        A ab = b;
        A ac = c;
        B bc = c;
        System.out.println(a.m(a) + " " + a.m(b) + " " + a.m(c) + " " + a.m(ab));
        System.out.println(b.m(a) + " " + b.m(b) + " " + b.m(c));
        System.out.println(ab.m(a) + " " + ab.m(b) + " " + ab.m(c));
        System.out.println(ac.m(a) + " " + ac.m(b) + " " + ac.m(c) + " " + ac.m(ac));
        System.out.println(bc.m(a) + " " + bc.m(b) + " " + bc.m(c) + " " + bc.m(bc));
        System.out.println(ab.n("s") + " " + b.n("s") + " " + c.n("s") + " " + ac.n("s") + " " + c.n((Object) "s"));
        P p = new P();
        Object o = new P();
        System.out.println(p.equals(new P()) + " " + p.equals(o) + " " + o.equals(p) + " " + p.equals((Object) p));
        Expr e = new Add(new Num(1), new Add(new Num(2), new Num(3)));
        System.out.println(e.accept(new Visitor() {
            public String visit(Num n) { return "" + n.v; }
            public String visit(Add x) { return "(" + x.l.accept(this) + "+" + x.r.accept(this) + ")"; }
        }));
    }
}
