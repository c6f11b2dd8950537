// A precondition that cannot be evaluated does not hold, and the other cases count.
//! Undefined.later => invalid ensures@22
//! Undefined.right => valid complete
//! Undefined.permitted => valid complete
//! Undefined.crashes => invalid crash@52
//! Undefined.frame => invalid modifies@59
//! Undefined.caller => invalid requires@65
//! Undefined.callerRight => valid complete
//! Undefined.divided => invalid ensures@85
//! Undefined.pure => invalid ensures@95
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
      @   ensures \result == 0;
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
        return a[0];
    }

    /*@ requires a.length > 0;
      @ assignable level;
      @ also
      @ requires a == null;
      @ assignable log;
      @*/
    void frame(int[] a) {
        level = 1;
    }

    //@ requires a.length > 0;
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
      @ ensures \result == 0;
      @*/
    static int divided(int n) { return n == 0 ? 1 : 10 / n; }

    /*@ pure @*/ static boolean first(int[] a) { return a[0] > 0; }

    /*@ requires first(a);
      @ ensures \result;
      @ also
      @ requires a == null;
      @ ensures !\result;
      @*/
    static boolean pure(int[] a) { return true; }
}
