// Where the preconditions of several cases hold, each of them must be kept, also in what it permits.
//! Overlap.silent => invalid
//! Overlap.both => valid complete
//! Overlap.differ => invalid
//! Overlap.widened => valid complete
//! Overlap.condition => invalid
//! Overlap.forbidden => invalid
//! Overlap.nothing => invalid
//! Overlap.undefined => valid complete
//! Overlap.caller => valid complete
//! Overlap.callerOfThrowing => invalid
class Overlap {
    int level;

    // 0 < n < 10: both; the second one says nothing of exceptions
    //@ requires n > 0;
    //@ signals (IllegalStateException e) true;
    //@ also
    //@ requires n < 10;
    void silent(int n) {
        if (n > 20) throw new IllegalStateException();
        if (n == 5) throw new IllegalStateException(); //~ crash Overlap.silent
    }

    //@ requires n > 0;
    //@ signals (IllegalStateException e) true;
    //@ also
    //@ requires n < 10;
    //@ signals (IllegalStateException e) n > -10;
    void both(int n) {
        if (n > 20) throw new IllegalStateException();
        if (n == 5) throw new IllegalStateException();
        if (n == -5) throw new IllegalStateException();
    }

    //@ requires n > 0;
    //@ signals (IllegalStateException e) true;
    //@ also
    //@ requires n < 10;
    //@ signals (IllegalArgumentException e) true;
    void differ(int n) {
        if (n == 5) throw new IllegalArgumentException(); //~ crash Overlap.differ
        if (n == 50) throw new IllegalStateException();
    }

    //@ requires n > 0;
    //@ signals (IllegalStateException e) true;
    //@ also
    //@ requires n < 10;
    //@ signals (RuntimeException e) true;
    void widened(int n) {
        if (n == 5) throw new IllegalStateException();
    }

    //@ requires n > 0;
    //@ signals (IllegalStateException e) n > 3; //~ signals Overlap.condition
    //@ also
    //@ requires n < 10;
    //@ signals (IllegalStateException e) true;
    void condition(int n) {
        if (n == 2) throw new IllegalStateException();
        if (n == -2) throw new IllegalStateException();
    }

    //@ public normal_behavior
    //@   requires n > 0; //~ signals Overlap.forbidden
    //@ also
    //@   requires n < 10;
    //@   signals (IllegalStateException e) true;
    void forbidden(int n) {
        if (n == 5) throw new IllegalStateException();
        if (n == -5) throw new IllegalStateException();
    }

    //@ requires n > 0;
    //@ signals_only \nothing; //~ signals Overlap.nothing
    //@ also
    //@ requires n < 10;
    //@ signals (IllegalStateException e) true;
    void nothing(int n) {
        if (n == 5) throw new IllegalStateException();
        if (n == -5) throw new IllegalStateException();
    }

    // a precondition that cannot be evaluated does not hold
    //@ requires a == null;
    //@ signals (NullPointerException e) true;
    //@ also
    //@ requires a.length > 3;
    void undefined(int[] a) { a[0] = 1; }

    //@ requires n > 0;
    //@ also
    //@ requires n <= 0;
    //@ signals (IllegalStateException e) true;
    native void open(int n);

    // what runs by its contract throws nothing that a case which holds does not permit
    void caller() { open(1); }

    void callerOfThrowing() { //~ crash Overlap.callerOfThrowing
        open(1);
        /* here */ open(0);
    }
}
