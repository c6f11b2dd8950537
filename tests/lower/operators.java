/** Operators: promotions, wrap-around, shifts, division, comparisons, casts between numbers. */
class Operators {
    int bytes(byte a, short b, char c) {
        return a + b * c - ~a;
    }

    long mixed(int a, long b) {
        return a / b % 3 + (a << b) + (b >>> a) + (b >> 1);
    }

    double floats(int a, float b, double c) {
        return a * b / c % 2 + -b;
    }

    boolean compare(char c, long l, float f) {
        return c < l && l <= f || f != f && c >= 'a';
    }

    int bits(int a, int b) {
        return a & b | a ^ ~b;
    }

    byte narrow(double d, long l, int i) {
        return (byte) ((char) d + (short) l + (byte) i + (int) d);
    }

    float widen(long l, char c) {
        return l + c;
    }

    boolean logic(boolean a, boolean b) {
        return a & b | a ^ b | !a;
    }

    boolean references(Object a, String b) {
        return a == b || a != null;
    }
}
