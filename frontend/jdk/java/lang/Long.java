// Model of java.lang.Long: a box of a long, and the arithmetic of long.
package java.lang;

public final class Long extends Number implements Comparable<Long> {
    public static final long MIN_VALUE = 0x8000000000000000L;
    public static final long MAX_VALUE = 0x7fffffffffffffffL;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    // Boxes of -128 to 127, each made when it is first asked for.
    private static final Long[] BOXES = new Long[256];

    private final long value;

    public Long(long value) {
        this.value = value;
    }

    public Long(String s) throws NumberFormatException {
        this.value = parseLong(s, 10);
    }

    @ooxide.Quiet public static Long valueOf(long l) {
        if (l < -128 | l > 127) {
            return new Long(l);
        }
        int place = (int) l + 128;
        if (BOXES[place] == null) {
            BOXES[place] = new Long(l);
        }
        return BOXES[place];
    }

    public static Long valueOf(String s) throws NumberFormatException {
        return valueOf(parseLong(s, 10));
    }

    public static Long valueOf(String s, int radix) throws NumberFormatException {
        return valueOf(parseLong(s, radix));
    }

    public static long parseLong(String s) throws NumberFormatException {
        return parseLong(s, 10);
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
        return value;
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

    public static int hashCode(long value) {
        return (int) (value ^ value >>> 32);
    }

    public boolean equals(Object obj) {
        return obj instanceof Long && ((Long) obj).value == value;
    }

    public int compareTo(Long anotherLong) {
        return compare(value, anotherLong.value);
    }

    public static int compare(long x, long y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    // Writing out.

    // As Integer.toString.
    public static String toString(long l) {
        boolean natural = l >= 0;
        long rest = natural ? -l : l;
        int digits = 1;
        long power = -10;
        while (!(digits == 19 || rest > power)) {
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

    public static String toString(long l, int radix) {
        if (radix == 10 | radix < Character.MIN_RADIX | radix > Character.MAX_RADIX) {
            return toString(l);
        }
        return text(l, radix);
    }

    // The digits are filled in from the end, on the negative side, which holds MIN_VALUE too.
    private static String text(long l, int radix) {
        boolean negative = l < 0;
        long rest = negative ? l : -l;
        int length = negative ? 2 : 1;
        for (long left = rest / radix; left != 0; left /= radix) {
            length++;
        }
        char[] text = new char[length];
        int at = length;
        do {
            at--;
            text[at] = Character.forDigit((int) -(rest % radix), radix);
            rest /= radix;
        } while (rest != 0);
        if (negative) {
            text[0] = '-';
        }
        return new String(text, true);
    }

    // The unsigned text in radix 2 to the power of `shift`.
    static String powerOfTwoText(long l, int shift) {
        int length = 1;
        for (long left = l >>> shift; left != 0; left >>>= shift) {
            length++;
        }
        int radix = 1 << shift;
        char[] text = new char[length];
        long rest = l;
        for (int at = length - 1; at >= 0; at--) {
            text[at] = Character.forDigit((int) rest & radix - 1, radix);
            rest >>>= shift;
        }
        return new String(text, true);
    }

    public static String toHexString(long l) {
        return powerOfTwoText(l, 4);
    }

    public static String toOctalString(long l) {
        return powerOfTwoText(l, 3);
    }

    public static String toBinaryString(long l) {
        return powerOfTwoText(l, 1);
    }

    public static String toUnsignedString(long l) {
        return toUnsignedString(l, 10);
    }

    public static String toUnsignedString(long l, int radix) {
        if (l >= 0) {
            return toString(l, radix);
        }
        int base = radix < Character.MIN_RADIX | radix > Character.MAX_RADIX ? 10 : radix;
        long quotient = divideUnsigned(l, base);
        return text(quotient, base).concat(text(l - quotient * base, base));
    }

    // Reading.

    static void checkText(CharSequence s, int radix) {
        if (s == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        checkRadix(radix);
    }

    private static void checkRadix(int radix) {
        if (radix < Character.MIN_RADIX) {
            throw new NumberFormatException(new NumberedText("radix ", radix, " less than Character.MIN_RADIX"));
        }
        if (radix > Character.MAX_RADIX) {
            throw new NumberFormatException(new NumberedText("radix ", radix, " greater than Character.MAX_RADIX"));
        }
    }

    static void checkUnsignedText(String s, int radix) {
        if (s == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (s.isEmpty()) {
            throw new NumberFormatException(s, radix);
        }
        if (s.charAt(0) == '-') {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + s + ".");
        }
    }

    public static long parseLong(String s, int radix) throws NumberFormatException {
        checkText(s, radix);
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
        long limit = negative ? MIN_VALUE : -MAX_VALUE;
        long result = 0;
        while (at < length) {
            int digit = Character.digit(s.charAt(at), radix);
            // On the negative side nothing overflows before it is noticed.
            if (digit < 0 || result < limit / radix || result * radix < limit + digit) {
                throw new NumberFormatException(s, radix);
            }
            result = result * radix - digit;
            at++;
        }
        return negative ? result : -result;
    }

    public static long parseLong(CharSequence s, int beginIndex, int endIndex, int radix) throws NumberFormatException {
        return parsePart(s, beginIndex, endIndex, radix, MIN_VALUE, MAX_VALUE, false);
    }

    // The signed number in a part of a text. Its errors name the place; an empty part is reported differently by
    // Integer and Long.
    static long parsePart(CharSequence s, int begin, int end, int radix, long least, long most, boolean narrow) {
        if (s == null) {
            throw new NullPointerException();
        }
        if (begin < 0 | begin > end | end > s.length()) {
            throw new IndexOutOfBoundsException();
        }
        checkRadix(radix);
        if (begin == end) {
            throw narrow ? new NumberFormatException("", radix) : new NumberFormatException("");
        }
        char first = s.charAt(begin);
        boolean negative = first == '-';
        int at = negative | first == '+' ? begin + 1 : begin;
        if (at == end) {
            throw badPart(s, begin, end, at);
        }
        long limit = negative ? least : -most;
        long result = 0;
        while (at < end) {
            int digit = Character.digit(s.charAt(at), radix);
            if (digit < 0 || result < limit / radix || result * radix < limit + digit) {
                throw badPart(s, begin, end, at);
            }
            result = result * radix - digit;
            at++;
        }
        return negative ? result : -result;
    }

    private static NumberFormatException badPart(CharSequence s, int begin, int end, int at) {
        return new NumberFormatException(
                "Error at index " + (at - begin) + " in: \"" + s.subSequence(begin, end) + "\"");
    }

    public static long parseUnsignedLong(String s) throws NumberFormatException {
        return parseUnsignedLong(s, 10);
    }

    public static long parseUnsignedLong(String s, int radix) throws NumberFormatException {
        checkUnsignedText(s, radix);
        int length = s.length();
        // So short a text cannot leave the range of long.
        if (length <= 12 || radix == 10 && length <= 18) {
            return parseLong(s, radix);
        }
        long first = parseLong(s, 0, length - 1, radix);
        int digit = Character.digit(s.charAt(length - 1), radix);
        if (digit < 0) {
            throw new NumberFormatException("Bad digit at end of " + s);
        }
        long result = first * radix + digit;
        if (compareUnsigned(first, divideUnsigned(-1L, radix)) > 0 || compareUnsigned(result, digit) < 0) {
            throw new NumberFormatException("String value " + s + " exceeds range of unsigned long.");
        }
        return result;
    }

    public static Long decode(String nm) throws NumberFormatException {
        return valueOf(decodeWithin(nm, false));
    }

    // A sign, a mark of the radix, digits. The text that is parsed, and named in an error, has the sign put back.
    static long decodeWithin(String nm, boolean narrow) {
        if (nm.isEmpty()) {
            throw new NumberFormatException("Zero length string");
        }
        boolean negative = nm.charAt(0) == '-';
        int at = negative || nm.charAt(0) == '+' ? 1 : 0;
        int radix = 10;
        if (nm.startsWith("0x", at) || nm.startsWith("0X", at)) {
            at += 2;
            radix = 16;
        } else if (nm.startsWith("#", at)) {
            at++;
            radix = 16;
        } else if (nm.startsWith("0", at) && nm.length() > at + 1) {
            at++;
            radix = 8;
        }
        if (nm.startsWith("-", at) || nm.startsWith("+", at)) {
            throw new NumberFormatException("Sign character in wrong position");
        }
        String digits = nm.substring(at);
        String text = negative ? "-".concat(digits) : digits;
        return narrow ? Integer.parseInt(text, radix) : parseLong(text, radix);
    }

    public static Long getLong(String nm) {
        return getLong(nm, null);
    }

    public static Long getLong(String nm, long val) {
        Long result = getLong(nm, null);
        return result == null ? valueOf(val) : result;
    }

    public static Long getLong(String nm, Long val) {
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

    public static long sum(long a, long b) {
        return a + b;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static int signum(long i) {
        return (int) (i >> 63 | -i >>> 63);
    }

    public static int compareUnsigned(long x, long y) {
        return compare(x + MIN_VALUE, y + MIN_VALUE);
    }

    public static long divideUnsigned(long dividend, long divisor) {
        if (divisor < 0) {
            return compareUnsigned(dividend, divisor) < 0 ? 0 : 1;
        }
        if (dividend >= 0) {
            return dividend / divisor;
        }
        // Half the dividend fits; the quotient is then at most one too small.
        long quotient = (dividend >>> 1) / divisor << 1;
        long rest = dividend - quotient * divisor;
        return compareUnsigned(rest, divisor) < 0 ? quotient : quotient + 1;
    }

    public static long remainderUnsigned(long dividend, long divisor) {
        return dividend - divideUnsigned(dividend, divisor) * divisor;
    }

    // Bits.

    public static long highestOneBit(long i) {
        return i & MIN_VALUE >>> numberOfLeadingZeros(i);
    }

    public static long lowestOneBit(long i) {
        return i & -i;
    }

    public static int numberOfLeadingZeros(long i) {
        long x = i | i >>> 1;
        x = x | x >>> 2;
        x = x | x >>> 4;
        x = x | x >>> 8;
        x = x | x >>> 16;
        x = x | x >>> 32;
        return bitCount(~x);
    }

    public static int numberOfTrailingZeros(long i) {
        return bitCount(~i & i - 1);
    }

    public static int bitCount(long i) {
        return Integer.bitCount((int) i) + Integer.bitCount((int) (i >>> 32));
    }

    public static long rotateLeft(long i, int distance) {
        return i << distance | i >>> -distance;
    }

    public static long rotateRight(long i, int distance) {
        return i >>> distance | i << -distance;
    }

    public static long reverse(long i) {
        return (long) Integer.reverse((int) i) << 32 | Integer.toUnsignedLong(Integer.reverse((int) (i >>> 32)));
    }

    public static long reverseBytes(long i) {
        return (long) Integer.reverseBytes((int) i) << 32
                | Integer.toUnsignedLong(Integer.reverseBytes((int) (i >>> 32)));
    }
}
