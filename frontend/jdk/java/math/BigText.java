// BigIntegers from digits and from bytes.
package java.math;

final class BigText {
    private BigText() {
    }

    static BigInteger parse(String val, int radix) {
        int length = val.length();
        if (radix < Character.MIN_RADIX | radix > Character.MAX_RADIX) {
            throw new NumberFormatException("Radix out of range");
        }
        if (length == 0) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        int minus = val.lastIndexOf('-');
        int plus = val.lastIndexOf('+');
        if (minus > 0 || plus > 0 || minus == 0 && plus >= 0) {
            throw new NumberFormatException("Illegal embedded sign character");
        }
        int at = minus == 0 || plus == 0 ? 1 : 0;
        if (at == length) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        while (at < length && Character.digit(val.charAt(at), radix) == 0) {
            at++;
        }
        if (at == length) {
            return BigInteger.ZERO;
        }
        return digits(val, at, radix, minus == 0);
    }

    // Group by group, the first one being what is left over; a wrong group is named in the error.
    private static BigInteger digits(String val, int from, int radix, boolean negative) {
        int group = Magnitude.digitsPerInt(radix);
        int factor = Magnitude.power(radix, group);
        int first = (val.length() - from) % group;
        int end = from + (first == 0 ? group : first);
        int[] size = new int[0];
        for (int at = from; at < val.length(); at = end - group) {
            int part = Integer.parseInt(val.substring(at, end), radix);
            size = Magnitude.multiplyAdd(size, factor, part);
            end += group;
        }
        return BigInteger.of(size, negative);
    }

    static BigInteger fromBytes(byte[] val, int off, int len) {
        if (val.length == 0) {
            throw new NumberFormatException("Zero length BigInteger");
        }
        if (off < 0 | len < 0 | off > val.length - len) {
            throw new IndexOutOfBoundsException(
                    "Range [" + off + ", " + off + " + " + len + ") out of bounds for length " + val.length);
        }
        if (len == 0) {
            return BigInteger.ZERO;
        }
        boolean negative = val[off] < 0;
        byte[] size = new byte[len];
        int carry = negative ? 1 : 0;
        for (int i = len - 1; i >= 0; i--) {
            carry += (negative ? ~val[off + i] : val[off + i]) & 0xff;
            size[i] = (byte) carry;
            carry >>= 8;
        }
        int[] digits = sizeOf(size);
        // Only the least number of its length overflows: its size is a one and zeros.
        if (carry != 0) {
            digits = new int[len / 4 + 1];
            digits[len / 4] = 1 << 8 * (len % 4);
        }
        return BigInteger.of(digits, negative);
    }

    static BigInteger fromSize(int signum, byte[] magnitude) {
        int[] digits = sizeOf(magnitude);
        if (signum < -1 | signum > 1) {
            throw new NumberFormatException("Invalid signum value");
        }
        if (signum == 0 && digits.length > 0) {
            throw new NumberFormatException("signum-magnitude mismatch");
        }
        return BigInteger.of(digits, signum < 0);
    }

    private static int[] sizeOf(byte[] bytes) {
        int[] digits = new int[(bytes.length + 3) / 4];
        for (int i = 0; i < bytes.length; i++) {
            digits[i / 4] |= (bytes[bytes.length - 1 - i] & 0xff) << 8 * (i % 4);
        }
        return Magnitude.trimmed(digits);
    }
}
