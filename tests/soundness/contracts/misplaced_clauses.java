// A clause where it has no effect is an error.
//! error 11:9 `ensures` belongs before a method
//! error 15:13 `loop_invariant` belongs before a loop
//! error 18:24 `assert` belongs between the statements of a block
//! error 20:37 `non_null` belongs before a variable
//! error 24:13 `requires` belongs before a method
//! error 26:9 `ensures` belongs before a method
//! error 9:5 `requires` belongs before a method
//@ requires true;
class Misplaced {
    //@ ensures level > 0;
    int level;

    int a(int n) {
        //@ loop_invariant n > 0;
        n++;
        // an assertion that is no statement of its own
        if (n > 3) //@ assert n > 4;
            n--;
        return Math.abs(level + /*@ non_null @*/ n);
    }

    static {
        //@ requires true;
    }
    //@ ensures true;
}
