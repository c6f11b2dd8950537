// A specification case permits exceptions only where its own precondition holds.
//! Apart.normalFirst => invalid
//! Apart.normalRight => valid complete
//! Apart.only => invalid
//! Apart.onlyRight => valid complete
//! Apart.named => invalid
//! Apart.another => invalid
//! Apart.exceptional => invalid
//! Apart.exceptionalRight => valid complete
//! Apart.mustThrow => invalid
//! Apart.anyException => valid complete
//! Apart.error => invalid
//! Apart.declared => valid complete
//! Apart.declaredAndNormal => invalid
//! Apart.three => invalid
//! Apart.old => invalid
class Apart {
    int level;

    /*@ public normal_behavior
      @   requires n > 0;
      @ also
      @   requires n <= 0;
      @   ensures \result == 0;
      @*/
    int normalFirst(int n) {
        if (n <= 0) {
            throw new IllegalStateException(); //~ crash Apart.normalFirst
        }
        return n;
    }

    /*@ public normal_behavior
      @   requires n > 0;
      @   ensures \result == n;
      @ also
      @   requires n <= 0;
      @   ensures \result == 0;
      @*/
    int normalRight(int n) { return n <= 0 ? 0 : n; }

    //@ requires n > 0;
    //@ signals_only IllegalArgumentException;
    //@ also
    //@ requires n <= 0;
    int only(int n) {
        if (n <= 0) {
            throw new IllegalArgumentException(); //~ crash Apart.only
        }
        return n;
    }

    //@ requires n > 0;
    //@ also
    //@ requires n <= 0;
    //@ signals_only IllegalArgumentException;
    int onlyRight(int n) {
        if (n <= 0) {
            throw new IllegalArgumentException();
        }
        return n;
    }

    //@ requires n > 0;
    //@ signals (IllegalArgumentException e) true;
    //@ also
    //@ requires n <= 0;
    void named(int n) {
        if (n == 0) throw new IllegalArgumentException(); //~ crash Apart.named
        if (n == 1) throw new IllegalArgumentException();
    }

    // the case that holds permits another class
    //@ requires n > 0;
    //@ signals (IllegalArgumentException e) true;
    //@ also
    //@ requires n <= 0;
    //@ signals (IllegalStateException e) true;
    void another(int n) {
        if (n == 0) throw new IllegalArgumentException(); //~ crash Apart.another
        if (n == 1) throw new IllegalArgumentException();
        if (n == -1) throw new IllegalStateException();
    }

    /*@ public exceptional_behavior
      @   requires n < 0;
      @   signals (IllegalArgumentException e) true;
      @ also
      @   requires n >= 0;
      @*/
    void exceptional(int n) {
        if (n < 5) throw new IllegalArgumentException(); //~ crash Apart.exceptional
    }

    /*@ public exceptional_behavior
      @   requires n < 0;
      @   signals (IllegalArgumentException e) true;
      @ also
      @   requires n >= 0;
      @*/
    void exceptionalRight(int n) {
        if (n < 0) throw new IllegalArgumentException();
    }

    /*@ public exceptional_behavior
      @   requires n < 0; //~ ensures Apart.mustThrow
      @ also
      @   requires n >= 0;
      @*/
    void mustThrow(int n) {
        if (n < -1) throw new IllegalArgumentException();
    }

    //@ public exceptional_behavior
    //@   requires n < 0;
    void anyException(int n) {
        throw n == -1 ? new IllegalArgumentException() : new IllegalStateException();
    }

    //@ public exceptional_behavior
    //@   requires n < 0;
    //@ also
    //@   requires n >= 0;
    void error(int n) {
        if (n == -7) throw new Error(); //~ crash Apart.error
        if (n < 0) throw new IllegalStateException();
    }

    // `throws` of a checked class is for all cases that do not forbid it
    //@ requires n > 0;
    //@ ensures level == \old(level);
    //@ also
    //@ requires n <= 0;
    void declared(int n) throws Refused {
        if (n == 3) throw new Refused();
        if (n == -3) throw new Refused();
    }

    //@ public normal_behavior
    //@   requires n > 0; //~ signals Apart.declaredAndNormal
    //@ also
    //@   requires n <= 0;
    void declaredAndNormal(int n) throws Refused {
        if (n == 3) throw new Refused();
        if (n == -3) throw new Refused();
    }

    //@ requires n > 10;
    //@ signals (IllegalArgumentException e) true;
    //@ also
    //@ requires n > 0 && n <= 10;
    //@ signals (IllegalStateException e) true;
    //@ also
    //@ requires n <= 0;
    void three(int n) {
        if (n == 11) throw new IllegalArgumentException();
        if (n == 10) throw new IllegalStateException();
        if (n == 0) throw new IllegalStateException(); //~ crash Apart.three
    }

    // the precondition is that of the entry, also if the method changes what it speaks of
    //@ requires level > 0;
    //@ signals (IllegalStateException e) true;
    //@ assignable level;
    //@ also
    //@ requires level <= 0;
    //@ assignable level;
    void old() {
        if (level > 0) {
            level = 0;
            throw new IllegalStateException();
        }
        level = 1;
        throw new IllegalStateException(); //~ crash Apart.old
    }
}

class Refused extends Exception {
}
