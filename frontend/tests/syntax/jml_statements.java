class Statements {
    void f(int n) {
        //@ assume n > 0;
        int i = 0;
        //@ assert i == 0; assert n > i;
        //@ loop_invariant 0 <= i
        //@     && i <= n;
        //@ maintaining true;
        //@ decreases n - i;
        while (i < n) {
            i++;
            //@ assert i > 0;
        }
        /*@ loop_invariant a; @*/
        for (int x : xs) { }
        for (;;) /*@ loop_invariant b; @*/ { break; }
        //@ loop_invariant c;
        outer: do { } while (i > 0);
        //@ loop_invariant d; loop_modifies i;
        for (int j = 0; j < 3; j++) ;
        for (/*@ nullable @*/ Object each : all) { }
        for (/*@ non_null @*/ Object each = a; ; ) { }
        /*@ nullable @*/ Object o = null;
        final /*@ non_null @*/ Object p;
        switch (n) {
            //@ assert before;
            case 1:
                //@ assert first;
                f();
                //@ assert last;
            default: //@ assert dflt;
        }
        Runnable r = () -> { /*@ assert inLambda; @*/ };
        new Object() {
            //@ ensures true;
            void g() { }
        };
        //@ unreachable;
    }
}
