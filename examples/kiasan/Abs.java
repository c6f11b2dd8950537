package kiasan;

/** The absolute value of a number. */
public class Abs {
    /** The smallest int has no absolute value. */
    //@ requires x > Integer.MIN_VALUE;
    //@ ensures \result >= 0;
    //@ ensures \result == x || \result == 0 - x;
    public static int abs(int x) {
        if (x < 0) {
            x = 0 - x;
        }
        return x;
    }
}
