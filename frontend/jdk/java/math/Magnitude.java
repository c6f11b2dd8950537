// Natural numbers of any size for BigInteger: arrays of 32-bit digits, the lowest first, without zeros at the high end.
// Zero is the empty array. No method changes its arguments.
package java.math;

final class Magnitude {
    private static final long MASK = 0xffffffffL;

    private Magnitude() {
    }

    static int[] trimmed(int[] digits) {
        int length = digits.length;
        while (length > 0 && digits[length - 1] == 0) {
            length--;
        }
        return length == digits.length ? digits : prefix(digits, length);
    }

    private static int[] prefix(int[] digits, int length) {
        int[] result = new int[length];
        for (int i = 0; i < length; i++) {
            result[i] = digits[i];
        }
        return result;
    }

    // The size of a long; the least one has none as a long itself.
    static int[] of(long value) {
        long size = value < 0 ? -value : value;
        int[] digits = new int[2];
        digits[0] = (int) size;
        digits[1] = (int) (size >>> 32);
        return trimmed(digits);
    }

    static int compare(int[] a, int[] b) {
        if (a.length != b.length) {
            return a.length < b.length ? -1 : 1;
        }
        for (int i = a.length - 1; i >= 0; i--) {
            if (a[i] != b[i]) {
                return Integer.compareUnsigned(a[i], b[i]);
            }
        }
        return 0;
    }

    static int[] add(int[] a, int[] b) {
        int length = Math.max(a.length, b.length);
        int[] sum = new int[length + 1];
        long carry = 0;
        for (int i = 0; i < length; i++) {
            carry += digit(a, i) + digit(b, i);
            sum[i] = (int) carry;
            carry >>>= 32;
        }
        sum[length] = (int) carry;
        return trimmed(sum);
    }

    private static long digit(int[] a, int i) {
        return i < a.length ? a[i] & MASK : 0;
    }

    // a must not be less than b.
    static int[] subtract(int[] a, int[] b) {
        int[] rest = new int[a.length];
        long borrow = 0;
        for (int i = 0; i < a.length; i++) {
            long difference = (a[i] & MASK) - digit(b, i) + borrow;
            rest[i] = (int) difference;
            borrow = difference >> 32;
        }
        return trimmed(rest);
    }

    static int[] multiply(int[] a, int[] b) {
        int[] product = new int[a.length + b.length];
        for (int i = 0; i < a.length; i++) {
            long carry = 0;
            for (int j = 0; j < b.length; j++) {
                carry += (a[i] & MASK) * (b[j] & MASK) + (product[i + j] & MASK);
                product[i + j] = (int) carry;
                carry >>>= 32;
            }
            product[i + b.length] = (int) carry;
        }
        return trimmed(product);
    }

    static int[] shiftLeft(int[] a, int n) {
        int whole = n >>> 5;
        int bits = n & 31;
        int[] result = new int[a.length + whole + 1];
        for (int i = 0; i < a.length; i++) {
            long moved = (a[i] & MASK) << bits;
            result[i + whole] |= (int) moved;
            result[i + whole + 1] = (int) (moved >>> 32);
        }
        return trimmed(result);
    }

    static int[] shiftRight(int[] a, int n) {
        int whole = n >>> 5;
        int bits = n & 31;
        if (whole >= a.length) {
            return new int[0];
        }
        int[] result = new int[a.length - whole];
        for (int i = 0; i < result.length; i++) {
            long two = digit(a, i + whole) | digit(a, i + whole + 1) << 32;
            result[i] = (int) (two >>> bits);
        }
        return trimmed(result);
    }

    static int bitLength(int[] a) {
        return a.length == 0 ? 0 : 32 * a.length - Integer.numberOfLeadingZeros(a[a.length - 1]);
    }

    // Quotient and remainder.
    static int[][] divide(int[] a, int[] b) {
        int[][] result = new int[2][];
        if (compare(a, b) < 0) {
            result[0] = new int[0];
            result[1] = a;
        } else if (b.length == 1) {
            int[] quotient = new int[a.length];
            int[] rest = new int[1];
            rest[0] = divideByDigit(a, b[0], quotient);
            result[0] = trimmed(quotient);
            result[1] = trimmed(rest);
        } else {
            divideLong(a, b, result);
        }
        return result;
    }

    // Fills in the quotient and returns the remainder.
    private static int divideByDigit(int[] a, int divisor, int[] quotient) {
        long by = divisor & MASK;
        long rest = 0;
        for (int i = a.length - 1; i >= 0; i--) {
            long part = rest << 32 | a[i] & MASK;
            long q = Long.divideUnsigned(part, by);
            quotient[i] = (int) q;
            rest = part - q * by;
        }
        return (int) rest;
    }

    // Long division as on paper: each digit of the quotient is guessed from the first digits and then put right. The
    // divisor is shifted so that its top bit is set, which keeps a guess at most two too great.
    private static void divideLong(int[] a, int[] b, int[][] result) {
        int shift = Integer.numberOfLeadingZeros(b[b.length - 1]);
        int[] v = shiftLeft(b, shift);
        int n = v.length;
        int[] shifted = shiftLeft(a, shift);
        int[] u = new int[a.length + 1];
        for (int i = 0; i < shifted.length; i++) {
            u[i] = shifted[i];
        }
        int[] quotient = new int[u.length - n];
        long top = v[n - 1] & MASK;
        long next = v[n - 2] & MASK;
        for (int j = u.length - n - 1; j >= 0; j--) {
            long first = u[j + n] & MASK;
            long two = first << 32 | u[j + n - 1] & MASK;
            long guess = first == top ? MASK : Long.divideUnsigned(two, top);
            long rest = two - guess * top;
            while (rest >= 0 && rest <= MASK && Long.compareUnsigned(guess * next, rest << 32 | u[j + n - 2] & MASK) > 0) {
                guess--;
                rest += top;
            }
            if (takeAway(u, j, v, guess)) {
                guess--;
                giveBack(u, j, v);
            }
            quotient[j] = (int) guess;
        }
        result[0] = trimmed(quotient);
        result[1] = shiftRight(trimmed(u), shift);
    }

    // Subtracts guess * v from u at place j; true when that was too much.
    private static boolean takeAway(int[] u, int j, int[] v, long guess) {
        long borrow = 0;
        long carry = 0;
        for (int i = 0; i < v.length; i++) {
            carry += guess * (v[i] & MASK);
            long difference = (u[i + j] & MASK) - (carry & MASK) + borrow;
            u[i + j] = (int) difference;
            borrow = difference >> 32;
            carry >>>= 32;
        }
        long difference = (u[j + v.length] & MASK) - carry + borrow;
        u[j + v.length] = (int) difference;
        return difference < 0;
    }

    private static void giveBack(int[] u, int j, int[] v) {
        long carry = 0;
        for (int i = 0; i < v.length; i++) {
            carry += (u[i + j] & MASK) + (v[i] & MASK);
            u[i + j] = (int) carry;
            carry >>>= 32;
        }
        u[j + v.length] += (int) carry;
    }

    // How many digits of a radix always fit in an int.
    static int digitsPerInt(int radix) {
        int count = 0;
        for (long power = radix; power <= Integer.MAX_VALUE; power *= radix) {
            count++;
        }
        return count;
    }

    static int power(int radix, int exponent) {
        int result = 1;
        for (int i = 0; i < exponent; i++) {
            result *= radix;
        }
        return result;
    }

    static String text(int[] a, int radix) {
        int group = digitsPerInt(radix);
        int divisor = power(radix, group);
        StringBuilder reversed = new StringBuilder();
        int[] rest = a;
        while (rest.length > 0) {
            int[] quotient = new int[rest.length];
            int part = divideByDigit(rest, divisor, quotient);
            rest = trimmed(quotient);
            for (int i = 0; i < group && (part > 0 || rest.length > 0); i++) {
                reversed.append(Character.forDigit(part % radix, radix));
                part /= radix;
            }
        }
        return reversed.reverse().toString();
    }

    // a * factor + more, where both are not negative.
    static int[] multiplyAdd(int[] a, int factor, int more) {
        int[] result = new int[a.length + 1];
        long carry = more;
        for (int i = 0; i < a.length; i++) {
            carry += (a[i] & MASK) * factor;
            result[i] = (int) carry;
            carry >>>= 32;
        }
        result[a.length] = (int) carry;
        return trimmed(result);
    }
}
