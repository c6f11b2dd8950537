// Model of java.lang.Double: a box of a double. Digits are written and read by the engine.
package java.lang;

import ooxide.Native;

public final class Double extends Number implements Comparable<Double> {
    public static final double POSITIVE_INFINITY = 1.0 / 0.0;
    public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
    public static final double NaN = 0.0d / 0.0;
    public static final double MAX_VALUE = 1.7976931348623157E308;
    public static final double MIN_NORMAL = 2.2250738585072014E-308;
    public static final double MIN_VALUE = 4.9E-324;
    public static final int MAX_EXPONENT = 1023;
    public static final int MIN_EXPONENT = -1022;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    private final double value;

    public Double(double value) {
        this.value = value;
    }

    public Double(String s) throws NumberFormatException {
        this.value = parseDouble(s);
    }

    public static Double valueOf(double d) {
        return new Double(d);
    }

    public static Double valueOf(String s) throws NumberFormatException {
        return new Double(parseDouble(s));
    }

    public static double parseDouble(String s) throws NumberFormatException {
        return Native.parseDouble(FloatText.checked(s));
    }

    public static String toString(double d) {
        return Native.text(d);
    }

    //@ ensures \result != null;
    public static /*@ pure @*/ native String toHexString(double d);

    public static boolean isNaN(double v) {
        return v != v;
    }

    public static boolean isInfinite(double v) {
        return v == POSITIVE_INFINITY | v == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(double d) {
        return d - d == 0;
    }

    public boolean isNaN() {
        return isNaN(value);
    }

    public boolean isInfinite() {
        return isInfinite(value);
    }

    public String toString() {
        return Native.text(value);
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return (long) value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return (double) value;
    }

    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(double value) {
        long bits = Native.bits(value);
        return (int) (bits ^ bits >>> 32);
    }

    // Equal bits: NaN is equal to itself, the two zeros differ.
    public boolean equals(Object obj) {
        return obj instanceof Double && Native.bits(((Double) obj).value) == Native.bits(value);
    }

    public static long doubleToLongBits(double value) {
        return Native.bits(value);
    }

    public static long doubleToRawLongBits(double value) {
        return Native.bits(value);
    }

    public static double longBitsToDouble(long bits) {
        return Native.fromBits(bits);
    }

    public int compareTo(Double anotherDouble) {
        return compare(value, anotherDouble.value);
    }

    public static int compare(double x, double y) {
        if (x < y) {
            return -1;
        }
        if (x > y) {
            return 1;
        }
        // Equal, two zeros, or a NaN: the bits order these.
        long a = Native.bits(x);
        long b = Native.bits(y);
        return a < b ? -1 : a == b ? 0 : 1;
    }

    public static double sum(double a, double b) {
        return a + b;
    }

    public static double max(double a, double b) {
        return Math.max(a, b);
    }

    public static double min(double a, double b) {
        return Math.min(a, b);
    }
}
