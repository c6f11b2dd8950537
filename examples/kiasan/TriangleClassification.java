package kiasan;

/** Which kind of triangle has sides of these lengths. */
public class TriangleClassification {
    public static final int SCALENE = 1;
    public static final int ISOSCELES = 2;
    public static final int EQUILATERAL = 3;
    public static final int NO_TRIANGLE = 4;

    /** Far enough from the ends of the ints that no sum of two sides wraps around. */
    private static final int LIMIT = 1 << 30;

    //@ requires -LIMIT <= a && a < LIMIT;
    //@ requires -LIMIT <= b && b < LIMIT;
    //@ requires -LIMIT <= c && c < LIMIT;
    //@ ensures \result == EQUILATERAL <==> (a > 0 && a == b && b == c);
    //@ ensures \result != NO_TRIANGLE ==> (a > 0 && b > 0 && c > 0);
    public static int classify(int a, int b, int c) {
        int equalPairs = 0;
        if (a == b) {
            equalPairs = equalPairs + 1;
        }
        if (a == c) {
            equalPairs = equalPairs + 1;
        }
        if (b == c) {
            equalPairs = equalPairs + 1;
        }
        if (a + b <= c || a + c <= b || b + c <= a) {
            return NO_TRIANGLE;
        }
        if (equalPairs == 0) {
            return SCALENE;
        }
        if (equalPairs == 1) {
            return ISOSCELES;
        }
        return EQUILATERAL;
    }
}
