// Casts from floating to integer types: truncation, saturation, NaN to zero.
public class FloatCasts {
    static void show(double d) {
        System.out.println(d + " int " + (int) d + " long " + (long) d + " short " + (short) d
            + " byte " + (byte) d + " char " + (int) (char) d + " float " + (double) (float) d);
    }

    public static void main(String[] args) {
        show(0.0);
        show(-0.0);
        show(1.9999);
        show(-1.9999);
        show(127.5);
        show(128);
        show(-129.9);
        show(65536.5);
        show(2147483647.5);
        show(2147483648.0);
        show(-2147483649.0);
        show(4294967296.0 + 5);
        show(1e19);
        show(-1e19);
        show(Double.NaN);
        show(Double.POSITIVE_INFINITY);
        show(Double.NEGATIVE_INFINITY);
        show(Double.MIN_VALUE);
        show(1e-46);
        float f = 1e10f;
        System.out.println((int) f + " " + (long) f + " " + (short) f + " " + (char) 66.6f);
        System.out.println((int) Float.NaN + " " + (long) Float.NEGATIVE_INFINITY);
        System.out.println((float) 16777217 + " " + (double) (float) 123456789L + " " + (double) Long.MAX_VALUE);
        System.out.println((int) (float) Integer.MAX_VALUE + " " + (long) (double) Long.MAX_VALUE);
        System.out.println((long) (double) 9007199254740993L);
        System.out.println((int) 'a' + (int) 1.5f + (byte) 1.5);
    }
}
