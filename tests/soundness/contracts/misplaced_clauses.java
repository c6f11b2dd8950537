// A clause where it has no effect is an error.
//@ requires true; //~ error 5 `requires` belongs before a method
class Misplaced {
    //@ ensures level > 0; //~ error 9 `ensures` belongs before a method
    int level;

    int a(int n) {
        //@ loop_invariant n > 0; //~ error 13 `loop_invariant` belongs before a loop
        n++;
        // an assertion that is no statement of its own
        if (n > 3) //@ assert n > 4; //~ error 24 `assert` belongs between the statements of a block
            n--;
        return Math.abs(level + /*@ non_null @*/ n); //~ error 37 `non_null` belongs before a variable
    }

    static {
        //@ requires true; //~ error 13 `requires` belongs before a method
    }
    //@ ensures true; //~ error 9 `ensures` belongs before a method
}
