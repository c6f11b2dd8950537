// A contract of one case: what it names may be thrown, and nothing else.
//! OneCase.named => valid complete
//! OneCase.other => invalid
//! OneCase.condition => invalid
//! OneCase.only => invalid
//! OneCase.normal => invalid
class OneCase {
    //@ signals (IllegalStateException e) n < 0;
    void named(int n) {
        if (n < 0) {
            throw new IllegalStateException();
        }
    }

    //@ signals (IllegalStateException e) n < 0;
    void other(int n) {
        if (n < 0) {
            throw new IllegalArgumentException(); //~ crash OneCase.other
        }
    }

    //@ signals (IllegalStateException e) n < -1; //~ signals OneCase.condition
    void condition(int n) {
        if (n < 0) {
            throw new IllegalStateException();
        }
    }

    //@ signals_only IllegalArgumentException; //~ signals OneCase.only
    void only(int n) {
        throw new IllegalStateException();
    }

    //@ public normal_behavior
    //@   requires n > 0; //~ signals OneCase.normal
    void normal(int n) {
        throw new IllegalStateException();
    }
}
