// A contract of one case: what it names may be thrown, and nothing else.
//! OneCase.named => valid complete
//! OneCase.other => invalid crash@18
//! OneCase.condition => invalid signals@22
//! OneCase.only => invalid signals@29
//! OneCase.normal => invalid signals@35
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
            throw new IllegalArgumentException();
        }
    }

    //@ signals (IllegalStateException e) n < -1;
    void condition(int n) {
        if (n < 0) {
            throw new IllegalStateException();
        }
    }

    //@ signals_only IllegalArgumentException;
    void only(int n) {
        throw new IllegalStateException();
    }

    //@ public normal_behavior
    //@   requires n > 0;
    void normal(int n) {
        throw new IllegalStateException();
    }
}
