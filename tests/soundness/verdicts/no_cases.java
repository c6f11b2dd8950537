// Without a path that comes to an end nothing is valid, unless nobody may call the method.
//! None.contradicting => unknown
//! None.wrongAndContradicting => invalid
//! None.oneBranch => valid complete
//! None.precondition => valid complete
//! None.nobody => valid complete
//! None.bound --loops 2 --steps 5000 => unknown incomplete
//! None.steps --steps 50 => unknown incomplete
//! None.endless => unknown
//! None.endlessForSome => valid incomplete
//! None.verifier => unknown
//! Impossible.of => unknown
//! None.throwing => valid complete
import org.sosy_lab.sv_benchmarks.Verifier;

class None {
    static int contradicting(int n) {
        //@ assume n > 0;
        //@ assume n < 0;
        assert false;
        return n;
    }

    static void wrongAndContradicting(int n) {
        if (n > 3) {
            //@ assume n < 0;
        }
        assert n < 3; //~ assert
        //@ assume false;
    }

    static int oneBranch(int n) {
        if (n > 3) {
            //@ assume n < 0;
            assert false;
        }
        return n;
    }

    //@ requires n > 0 && n < 0;
    static int precondition(int n) {
        assert false;
        return n;
    }

    //@ requires false;
    static void nobody() { assert false; }

    static void bound(int n) {
        int i = 0;
        while (i + n != i || n == 0) {
            i = i + 1;
            if (n > i * 3) {
                n = n - 1;
            } else {
                n = n + 1;
            }
        }
        throw new IllegalStateException();
    }

    static void steps() {
        int i = 0;
        while (i < 1000) {
            i++;
        }
    }

    static void endless() {
        while (true) {
        }
    }

    static int endlessForSome(int n) {
        while (n == 3) {
        }
        return n;
    }

    static void verifier(int n) {
        Verifier.assume(n > 0 && n < 0);
    }

    //@ signals_only IllegalStateException;
    static void throwing() { throw new IllegalStateException(); }
}

class Impossible {
    int n;
    //@ invariant n > 0;
    //@ invariant n < 0;

    int of() { return n; }
}
