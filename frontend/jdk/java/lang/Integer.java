// Model of java.lang.Integer: a box of an int, and the arithmetic of int.
package java.lang;

public final class Integer extends Number implements Comparable<Integer> {
    public static final int MIN_VALUE = 0x80000000;
    public static final int MAX_VALUE = 0x7fffffff;
    public static final int SIZE = 32;
    public static final int BYTES = 4;

    // Boxes of -128 to 127, each made when it is first asked for.
    private static final Integer[] BOXES = new Integer[256];

    private final int value;

    public Integer(int value) {
        this.value = value;
    }

    public Integer(String s) throws NumberFormatException {
        this.value = parseInt(s, 10);
    }

    @ooxide.Quiet public static Integer valueOf(int i) {
        if (i < -128 | i > 127) {
            return new Integer(i);
        }
        int place = i + 128;
        if (BOXES[place] == null) {
            BOXES[place] = new Integer(i);
        }
        return BOXES[place];
    }

    public static Integer valueOf(String s) throws NumberFormatException {
        return valueOf(parseInt(s, 10));
    }

    public static Integer valueOf(String s, int radix) throws NumberFormatException {
        return valueOf(parseInt(s, radix));
    }

    public static int parseInt(String s) throws NumberFormatException {
        return parseInt(s, 10);
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return (short) value;
    }

    public int intValue() {
        return value;
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

    public String toString() {
        return toString(value);
    }

    public int hashCode() {
        return hashCode(value);
    }

    public static int hashCode(int value) {
        return value;
    }

    public boolean equals(Object obj) {
        return obj instanceof Integer && ((Integer) obj).value == value;
    }

    public int compareTo(Integer anotherInteger) {
        return compare(value, anotherInteger.value);
    }

    public static int compare(int x, int y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    // Writing out and reading.

    // The digits are filled in from the end, on the negative side, which holds MIN_VALUE too. How many there are is found
    // by comparing with powers of ten, which is much easier to solve than division, and short numbers come first.
    public static String toString(int i) {
        boolean natural = i >= 0;
        int rest = natural ? -i : i;
        int digits = 1;
        int power = -10;
        while (!(digits == 10 || rest > power)) {
            digits++;
            power *= 10;
        }
        int at = natural ? digits : digits + 1;
        char[] text = new char[at];
        for (; digits > 0; digits--) {
            at--;
            text[at] = (char) ('0' - rest % 10);
            rest /= 10;
        }
        if (at == 1) {
            text[0] = '-';
        }
        return new String(text, true);
    }

    public static String toString(int i, int radix) {
        return Long.toString(i, radix);
    }

    public static String toUnsignedString(int i) {
        return Long.toString(toUnsignedLong(i));
    }

    public static String toUnsignedString(int i, int radix) {
        return Long.toString(toUnsignedLong(i), radix);
    }

    public static String toHexString(int i) {
        return Long.powerOfTwoText(toUnsignedLong(i), 4);
    }

    public static String toOctalString(int i) {
        return Long.powerOfTwoText(toUnsignedLong(i), 3);
    }

    public static String toBinaryString(int i) {
        return Long.powerOfTwoText(toUnsignedLong(i), 1);
    }

    public static int parseInt(String s, int radix) throws NumberFormatException {
        Long.checkText(s, radix);
        int length = s.length();
        if (length == 0) {
            throw new NumberFormatException(s, radix);
        }
        char first = s.charAt(0);
        boolean negative = first == '-';
        int at = negative | first == '+' ? 1 : 0;
        if (at == length) {
            throw new NumberFormatException(s, radix);
        }
        // No int has more than 32 digits, so a long holds every sum that is looked at.
        long limit = negative ? 2147483648L : 2147483647L;
        long result = 0;
        while (at < length) {
            int digit = Character.digit(s.charAt(at), radix);
            if (digit < 0) {
                throw new NumberFormatException(s, radix);
            }
            result = result * radix + digit;
            if (result > limit) {
                throw new NumberFormatException(s, radix);
            }
            at++;
        }
        return (int) (negative ? -result : result);
    }

    public static int parseInt(CharSequence s, int beginIndex, int endIndex, int radix) throws NumberFormatException {
        long result = Long.parsePart(s, beginIndex, endIndex, radix, MIN_VALUE, MAX_VALUE, true);
        return (int) result;
    }

    public static int parseUnsignedInt(String s) throws NumberFormatException {
        return parseUnsignedInt(s, 10);
    }

    public static int parseUnsignedInt(String s, int radix) throws NumberFormatException {
        Long.checkUnsignedText(s, radix);
        long result = Long.parseLong(s, radix);
        if (result > 0xffff_ffffL) {
            throw new NumberFormatException("String value " + s + " exceeds range of unsigned int.");
        }
        return (int) result;
    }

    public static Integer decode(String nm) throws NumberFormatException {
        return valueOf((int) Long.decodeWithin(nm, true));
    }

    public static Integer getInteger(String nm) {
        return getInteger(nm, null);
    }

    public static Integer getInteger(String nm, int val) {
        Integer result = getInteger(nm, null);
        return result == null ? valueOf(val) : result;
    }

    public static Integer getInteger(String nm, Integer val) {
        String text = nm == null || nm.isEmpty() ? null : System.getProperty(nm);
        if (text != null) {
            try {
                return decode(text);
            } catch (NumberFormatException e) {
                return val;
            }
        }
        return val;
    }

    // Arithmetic and unsigned arithmetic.

    public static int sum(int a, int b) {
        return a + b;
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static int signum(int i) {
        return i >> 31 | -i >>> 31;
    }

    public static long toUnsignedLong(int x) {
        return x & 0xffffffffL;
    }

    public static int compareUnsigned(int x, int y) {
        return compare(x + MIN_VALUE, y + MIN_VALUE);
    }

    public static int divideUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) / toUnsignedLong(divisor));
    }

    public static int remainderUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) % toUnsignedLong(divisor));
    }

    // Bits.

    public static int highestOneBit(int i) {
        return i & MIN_VALUE >>> numberOfLeadingZeros(i);
    }

    public static int lowestOneBit(int i) {
        return i & -i;
    }

    // Spread the top bit to the right, then count what stays clear.
    public static int numberOfLeadingZeros(int i) {
        int x = i | i >>> 1;
        x = x | x >>> 2;
        x = x | x >>> 4;
        x = x | x >>> 8;
        x = x | x >>> 16;
        return bitCount(~x);
    }

    public static int numberOfTrailingZeros(int i) {
        return bitCount(~i & i - 1);
    }

    // Sums of neighbouring fields of one, two, four, eight and sixteen bits.
    public static int bitCount(int i) {
        int x = (i & 0x55555555) + (i >>> 1 & 0x55555555);
        x = (x & 0x33333333) + (x >>> 2 & 0x33333333);
        x = (x & 0x0f0f0f0f) + (x >>> 4 & 0x0f0f0f0f);
        x = (x & 0x00ff00ff) + (x >>> 8 & 0x00ff00ff);
        return (x & 0x0000ffff) + (x >>> 16);
    }

    public static int rotateLeft(int i, int distance) {
        return i << distance | i >>> -distance;
    }

    public static int rotateRight(int i, int distance) {
        return i >>> distance | i << -distance;
    }

    public static int reverse(int i) {
        int x = (i & 0x55555555) << 1 | i >>> 1 & 0x55555555;
        x = (x & 0x33333333) << 2 | x >>> 2 & 0x33333333;
        x = (x & 0x0f0f0f0f) << 4 | x >>> 4 & 0x0f0f0f0f;
        return reverseBytes(x);
    }

    public static int reverseBytes(int i) {
        return i << 24 | (i & 0xff00) << 8 | i >>> 8 & 0xff00 | i >>> 24;
    }
}
