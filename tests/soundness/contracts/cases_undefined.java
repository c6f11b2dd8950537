// A precondition that cannot be evaluated does not hold, and the other cases count.
//! Undefined.later => invalid
//! Undefined.right => valid complete
//! Undefined.permitted => valid complete
//! Undefined.crashes => invalid
//! Undefined.frame => invalid
//! Undefined.caller => invalid
//! Undefined.callerRight => valid complete
//! Undefined.divided => invalid
//! Undefined.pure => invalid
class Undefined {
    int level;
    int[] log;

    // null is an input, of the second case
    /*@ public normal_behavior
      @   requires a.length > 0;
      @   ensures \result == a.length;
      @ also
      @ public normal_behavior
      @   requires a == null;
      @   ensures \result == 0; //~ ensures Undefined.later
      @*/
    static int later(int[] a) { return a == null ? -1 : a.length; }

    /*@ public normal_behavior
      @   requires a.length > 0;
      @   ensures \result == a.length;
      @ also
      @ public normal_behavior
      @   requires a == null;
      @   ensures \result == 0;
      @*/
    static int right(int[] a) { return a == null ? 0 : a.length; }

    /*@ requires a.length > 0;
      @ ensures \result == a[0];
      @ also
      @ requires a == null;
      @ signals_only NullPointerException;
      @*/
    static int permitted(int[] a) { return a[0]; }

    /*@ requires a == null;
      @ ensures true;
      @ also
      @ requires a.length > 0;
      @ signals (NullPointerException e) true;
      @*/
    static int crashes(int[] a) {
        // the case that permits it cannot be evaluated
        return a[0]; //~ crash Undefined.crashes
    }

    /*@ requires a.length > 0;
      @ assignable level;
      @ also
      @ requires a == null;
      @ assignable log; //~ modifies Undefined.frame
      @*/
    void frame(int[] a) {
        level = 1;
    }

    //@ requires a.length > 0; //~ requires Undefined.caller
    //@ also
    //@ requires a == null;
    static void taken(int[] a) { }

    static void caller(int[] a) {
        // an empty array is of no case
        taken(a);
    }

    static void callerRight(int[] a) {
        if (a == null || a.length > 0) {
            taken(a);
        }
    }

    /*@ requires 10 / n > 1;
      @ ensures \result > 1;
      @ also
      @ requires n == 0;
      @ ensures \result == 0; //~ ensures Undefined.divided
      @*/
    static int divided(int n) { return n == 0 ? 1 : 10 / n; }

    /*@ pure @*/ static boolean first(int[] a) { return a[0] > 0; }

    /*@ requires first(a);
      @ ensures \result;
      @ also
      @ requires a == null;
      @ ensures !\result; //~ ensures Undefined.pure
      @*/
    static boolean pure(int[] a) { return true; }
}
