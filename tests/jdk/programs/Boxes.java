// The number boxes, Boolean and Character as boxes: texts, arithmetic, identity.
public class Boxes {
    static void ints() {
        for (int i = 0; i < 300; i++) {
            int x = Show.anyInt();
            int y = Show.anyInt();
            int radix = Show.random(40);
            System.out.println(x + " " + y + " " + Integer.toString(x, radix) + " " + Integer.toHexString(x) + " "
                    + Integer.toOctalString(x) + " " + Integer.toBinaryString(x) + " " + Integer.toUnsignedString(x) + " "
                    + Integer.toUnsignedString(x, radix) + " " + Integer.bitCount(x) + " " + Integer.reverse(x) + " "
                    + Integer.reverseBytes(x) + " " + Integer.highestOneBit(x) + " " + Integer.lowestOneBit(x) + " "
                    + Integer.numberOfLeadingZeros(x) + " " + Integer.numberOfTrailingZeros(x) + " " + Integer.rotateLeft(x, y)
                    + " " + Integer.rotateRight(x, y) + " " + Integer.signum(x) + " " + Integer.compare(x, y) + " "
                    + Integer.compareUnsigned(x, y) + " " + Integer.sum(x, y) + " " + Integer.max(x, y) + " " + Integer.min(x, y)
                    + " " + Integer.hashCode(x) + " " + Integer.valueOf(x).equals(y) + " " + Integer.toUnsignedLong(x));
            Show.show("unsigned", () -> Integer.divideUnsigned(x, y) + " " + Integer.remainderUnsigned(x, y));
        }
    }

    static void longs() {
        for (int i = 0; i < 300; i++) {
            long x = Show.anyLong();
            long y = Show.anyLong();
            int radix = Show.random(40);
            System.out.println(x + " " + y + " " + Long.toString(x, radix) + " " + Long.toHexString(x) + " "
                    + Long.toOctalString(x) + " " + Long.toBinaryString(x) + " " + Long.toUnsignedString(x) + " "
                    + Long.toUnsignedString(x, radix) + " " + Long.bitCount(x) + " " + Long.reverse(x) + " " + Long.reverseBytes(x)
                    + " " + Long.highestOneBit(x) + " " + Long.lowestOneBit(x) + " " + Long.numberOfLeadingZeros(x) + " "
                    + Long.numberOfTrailingZeros(x) + " " + Long.rotateLeft(x, (int) y) + " " + Long.rotateRight(x, (int) y) + " "
                    + Long.signum(x) + " " + Long.compare(x, y) + " " + Long.compareUnsigned(x, y) + " " + Long.hashCode(x));
            Show.show("unsigned", () -> Long.divideUnsigned(x, y) + " " + Long.remainderUnsigned(x, y));
        }
    }

    static void parsing(String s, int radix) {
        Show.show("parse " + s + " " + radix, () -> Integer.parseInt(s, radix));
        Show.show("parse long", () -> Long.parseLong(s, radix));
        Show.show("parse short", () -> Short.parseShort(s, radix));
        Show.show("parse byte", () -> Byte.parseByte(s, radix));
        Show.show("parse unsigned", () -> Integer.parseUnsignedInt(s, radix));
        Show.show("parse unsigned long", () -> Long.parseUnsignedLong(s, radix));
        Show.show("valueOf", () -> Integer.valueOf(s, radix) + " " + Long.valueOf(s, radix));
        if (s != null) {
            Show.show("part", () -> Integer.parseInt("xx" + s + "yy", 2, 2 + s.length(), radix));
            Show.show("part", () -> Long.parseLong("xx" + s + "yy", 2, 2 + s.length(), radix));
            Show.show("part", () -> Long.parseLong(s, 1, 0, radix));
        }
    }

    static void decoding(String s) {
        Show.show("decode " + s, () -> Integer.decode(s));
        Show.show("decode", () -> Long.decode(s));
        Show.show("decode", () -> Short.decode(s));
        Show.show("decode", () -> Byte.decode(s));
        Show.show("double", () -> Double.parseDouble(s));
        Show.show("float", () -> Float.parseFloat(s));
        Show.show("boolean", () -> Boolean.parseBoolean(s));
    }

    static void identity() {
        System.out.println((Integer.valueOf(127) == Integer.valueOf(127)) + " " + (Integer.valueOf(-128) == Integer.valueOf(-128)) + " "
                + (Integer.valueOf(128) == Integer.valueOf(128)) + " " + (Long.valueOf(5) == Long.valueOf(5)) + " "
                + (Long.valueOf(-129) == Long.valueOf(-129)) + " " + (Short.valueOf((short) 7) == Short.valueOf((short) 7)) + " "
                + (Byte.valueOf((byte) -128) == Byte.valueOf((byte) -128)) + " " + (Character.valueOf('a') == Character.valueOf('a'))
                + " " + (Character.valueOf('\u0080') == Character.valueOf('\u0080')) + " " + (Boolean.valueOf(true) == Boolean.TRUE)
                + " " + Integer.valueOf(5).equals(5L) + " " + Integer.valueOf(5).equals(5) + " " + new Integer(5).hashCode());
        System.out.println(Byte.toUnsignedInt((byte) -1) + " " + Short.toUnsignedLong((short) -1) + " " + Short.reverseBytes((short) 0x1234)
                + " " + Byte.compare((byte) 1, (byte) 5) + " " + Short.compare((short) 9, (short) 2) + " "
                + Byte.compareUnsigned((byte) -1, (byte) 1) + " " + Byte.hashCode((byte) -3) + " " + Short.hashCode((short) -3));
        System.out.println(Boolean.hashCode(true) + " " + Boolean.hashCode(false) + " " + Boolean.compare(true, false) + " "
                + Boolean.logicalXor(true, true) + " " + Boolean.TRUE.compareTo(false) + " " + Boolean.valueOf("TRUE") + Boolean.toString(false));
        Number[] numbers = {300, 300L, 300.7, 300.7f, (byte) 44, (short) 300, Double.NaN, 1e20, -1e20f};
        for (Number n : numbers) {
            System.out.println(n.byteValue() + " " + n.shortValue() + " " + n.intValue() + " " + n.longValue() + " " + n.floatValue()
                    + " " + n.doubleValue() + " " + n + " " + n.hashCode() + " " + n.equals(300));
        }
    }

    static void doubles() {
        for (int i = 0; i < 200; i++) {
            double x = Show.anyDouble();
            double y = Show.anyDouble();
            float f = (float) x;
            float g = (float) y;
            System.out.println(x + " " + f + " " + Double.compare(x, y) + " " + Float.compare(f, g) + " " + Double.hashCode(x) + " "
                    + Float.hashCode(f) + " " + Double.valueOf(x).equals(y) + " " + Double.isNaN(x) + Double.isInfinite(x)
                    + Double.isFinite(x) + " " + Float.isNaN(f) + Float.isInfinite(f) + Float.isFinite(f) + " "
                    + Double.doubleToLongBits(x) + " " + Float.floatToIntBits(f) + " " + Double.max(x, y) + " " + Double.min(x, y) + " "
                    + Float.max(f, g) + " " + Float.min(f, g) + " " + Double.sum(x, y) + " " + Double.valueOf(x).intValue() + " "
                    + Double.parseDouble(Double.toString(x)) + " " + Float.valueOf(Float.toString(f)));
        }
    }

    public static void main(String[] args) {
        ints();
        longs();
        doubles();
        identity();
        String[] texts = {null, "", "x", "+", "-", "0", "-0", "+7", "--1", "99999999999", "2147483647", "2147483648", "-2147483648",
            "-2147483649", "4294967295", "4294967296", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
            "18446744073709551615", "18446744073709551616", "99999999999999999999999", "1_0", "0x1", " 1", "1 ", "zz", "-7f",
            "\u0663\u0664", "\uff11\uff21", "1\u0100", "000000000000000000000000000000012", "123456789012345678q"};
        for (String s : texts) {
            for (int radix : new int[] {10, 2, 16, 36, 1, 37}) {
                parsing(s, radix);
            }
        }
        String[] marked = {"", "0", "-0x10", "0X7f", "#ff", "-#80", "010", "-010", "0", "08", "+5", "-", "+", "#", "0x", "0x-1", "-+1",
            "0x80000000", "-0x80000000", "0x8000000000000000", "-0x8000000000000000", "200", "-129", "40000", "1.5", "1e5", "1e", ".5",
            "5.", ".", "1.5f", "1D", " 2 ", "NaN", "-NaN", "Infinity", "-Infinity", "Infinit", "0x1p3", "0x1.8p-1", "0x1", "0x.p1", "1e400",
            "1e-400", "1.5ff", "1__0", "true", "TRUE", "yes", "  ", "\t3\n", "+.5e-3d", "0x1P+2F", "1 2"};
        for (String s : marked) {
            decoding(s);
        }
        Show.show("null", () -> Integer.decode(null));
        Show.show("null", () -> Double.parseDouble(null));
        Show.show("null", () -> Boolean.parseBoolean(null));
        for (int i = 0; i < 400; i++) {
            String s = Show.anyText("0123456789-+afz", 12);
            int radix = 2 + Show.random(35);
            parsing(s, radix);
        }
        for (int i = 0; i < 300; i++) {
            decoding(Show.anyText("0123.e-+xfp", 7));
        }
    }
}
