class Contracts {
    //@ requires x > 0;
    //@ ensures \result == x + 1;
    int inc(int x) { return x + 1; }

    /** Documented. */
    /*@ public normal_behavior
      @   requires a != null
      @         && n >= 0;   // a comment inside
      @   assignable this.f, a[*], a[0 .. n - 1], other.*, g, a[n];
      @   ensures (\forall int i; 0 <= i && i < n; a[i] == \old(a[i]));
      @ also
      @ private exceptional_behavior
      @   requires a == null;
      @   signals (NullPointerException e) e != null;
      @   signals_only NullPointerException, a.b.Other;
      @   assignable \nothing;
      @*/
    @Override
    public void fill(int[] a, int n) { }

    //@ also
    //@ ensures \result ==> x != null;
    boolean test();

    public /*@ pure @*/ /*@ nullable @*/ String name(/*@ non_null @*/ Object o, final /*@ nullable @*/ String... rest) { return null; }

    int after(int x)
        //@ requires x > 0;
        //@ ensures \result > x;
    { return x * 2; }

    @Pure
    //@ ensures true;
    private //@ helper
    int between() { return 1; }

    //@ pre x; post y; modifies \everything; signals_only \nothing; signals (Exception);
    void synonyms(boolean x, boolean y) { }

    /*@ behavior requires true; @*/ Contracts() { }

    void abstractOne(int x) /*@ requires x == 1; @*/ ;

    //@ accessible x;
    //@ diverges false;
    //@ measured_by n;
    //@ requires_redundantly x;
    //@ ensures n > 0;
    void unused(int n) { }
}
