// Model of java.lang.Float: a box of a float. Digits are written and read by the engine.
package java.lang;

import ooxide.Native;

public final class Float extends Number implements Comparable<Float> {
    public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
    public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
    public static final float NaN = 0.0f / 0.0f;
    public static final float MAX_VALUE = 3.4028235E38f;
    public static final float MIN_NORMAL = 1.17549435E-38f;
    public static final float MIN_VALUE = 1.4E-45f;
    public static final int MAX_EXPONENT = 127;
    public static final int MIN_EXPONENT = -126;
    public static final int SIZE = 32;
    public static final int BYTES = 4;

    private final float value;

    public Float(float value) {
        this.value = value;
    }

    public Float(double value) {
        this.value = (float) value;
    }

    public Float(String s) throws NumberFormatException {
        this.value = parseFloat(s);
    }

    public static Float valueOf(float f) {
        return new Float(f);
    }

    public static Float valueOf(String s) throws NumberFormatException {
        return new Float(parseFloat(s));
    }

    public static float parseFloat(String s) throws NumberFormatException {
        return Native.parseFloat(FloatText.checked(s));
    }

    public static String toString(float f) {
        return Native.text(f);
    }

    //@ ensures \result != null;
    public static /*@ pure @*/ native String toHexString(float f);

    public static boolean isNaN(float v) {
        return v != v;
    }

    public static boolean isInfinite(float v) {
        return v == POSITIVE_INFINITY | v == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(float f) {
        return f - f == 0;
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

    public static int hashCode(float value) {
        int bits = Native.bits(value);
        return bits;
    }

    // Equal bits: NaN is equal to itself, the two zeros differ.
    public boolean equals(Object obj) {
        return obj instanceof Float && Native.bits(((Float) obj).value) == Native.bits(value);
    }

    public static int floatToIntBits(float value) {
        return Native.bits(value);
    }

    public static int floatToRawIntBits(float value) {
        return Native.bits(value);
    }

    public static float intBitsToFloat(int bits) {
        return Native.fromBits(bits);
    }

    public int compareTo(Float anotherFloat) {
        return compare(value, anotherFloat.value);
    }

    public static int compare(float x, float y) {
        if (x < y) {
            return -1;
        }
        if (x > y) {
            return 1;
        }
        // Equal, two zeros, or a NaN: the bits order these.
        int a = Native.bits(x);
        int b = Native.bits(y);
        return a < b ? -1 : a == b ? 0 : 1;
    }

    public static float sum(float a, float b) {
        return a + b;
    }

    public static float max(float a, float b) {
        return Math.max(a, b);
    }

    public static float min(float a, float b) {
        return Math.min(a, b);
    }
}
