/** Tells kinds of triangles apart by the lengths of their sides. */
public class Triangle {
    /** What three lengths can be. */
    public enum Kind { NONE, EQUILATERAL, ISOSCELES, SCALENE }

    //@ ensures (\result == Kind.EQUILATERAL) == (a > 0 && a == b && b == c);
    public static Kind classify(int a, int b, int c) {
        if (a <= 0 || b <= 0 || c <= 0) {
            return Kind.NONE;
        }
        // differences, because sums can overflow
        if (a - b >= c || b - c >= a || c - a >= b) {
            return Kind.NONE;
        }
        if (a == b && b == c) {
            return Kind.EQUILATERAL;
        }
        if (a == b || b == c || a == c) {
            return Kind.ISOSCELES;
        }
        return Kind.SCALENE;
    }
}
