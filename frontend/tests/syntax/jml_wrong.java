class Wrong {
    //@ requires x >;
    //@ ensures \result > 0;
    int a(int x) { return x; }

    //@ requires x > 0
    //@ ensures y > 0;
    int b(int x) { return x; }

    //@ requires \elemtype(x) == 1;
    //@ requires (\forall int i; i > 0; #);
    //@ requires x++ > 0;
    //@ requires (* informal *);
    //@ requires 99999999999 > 0;
    //@ ensures true;
    int c(int x) { return x; }

    //@ loop_invariant x;
    //@ assert x;
    int d;
    //@ requires x;
    int e;
    //@ ghost int g = 0;
    //@ public model int m; represents m <- d;
    //@ initially d == 0;
    //@ constraint d == \old(d);
    //@ axiom true;
    //@ public pure model int f(int x) { return x; }
    int notPure() { return 1; }
    //@ nullable_by_default
    int h() {
        //@ set g = 1;
        //@ loop_invariant d > 0;
        g();
        //@ requires x;
        if (x) //@ assert y;
            f();
        return f(/*@ nullable @*/ x);
    }
    //@ something else;
    /*@ invariant {| x |}; @*/
    //@ invariant x = 3;
    //@ invariant x -> y;
    //@ invariant switch (x) { };
    //@ ensures x;
}
//@ invariant z;
