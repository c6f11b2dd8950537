// Model of java.math.BigInteger. A number that fits in a long is held in `small`, and computed with as a long while
// the results fit; only others have digits. Prime numbers beyond the range of int are open.
package java.math;

import ooxide.Native;

@ForTests("holds text; samples 1, 0, -1, 10; digits 0") public class BigInteger extends Number implements Comparable<BigInteger> {
    /*@ invariant big == null || canonical(); @*/
    private final long small;
    // The digits of a number that no long holds, and its sign; null for all others.
    private final int[] big;
    private final boolean negative;

    private static final BigInteger[] COMMON = new BigInteger[33];

    public static final BigInteger ZERO = valueOf(0);
    public static final BigInteger ONE = valueOf(1);
    public static final BigInteger TWO = valueOf(2);
    public static final BigInteger TEN = valueOf(10);

    private BigInteger(long value) {
        this.small = value;
        this.big = null;
        this.negative = false;
    }

    private BigInteger(int[] digits, boolean negative) {
        this.small = 0;
        this.big = digits;
        this.negative = negative;
    }

    private BigInteger(BigInteger other) {
        this.small = other.small;
        this.big = other.big;
        this.negative = other.negative;
    }

    public BigInteger(String val) {
        this(val, 10);
    }

    public BigInteger(String val, int radix) {
        this(BigText.parse(val, radix));
    }

    public BigInteger(byte[] val) {
        this(BigText.fromBytes(val, 0, val.length));
    }

    public BigInteger(byte[] val, int off, int len) {
        this(BigText.fromBytes(val, off, len));
    }

    public BigInteger(int signum, byte[] magnitude) {
        this(BigText.fromSize(signum, magnitude));
    }

    // The limit on the size of inputs keeps away those that no memory holds twice.
    private boolean canonical() {
        return small == 0 && big.length >= 2 && big.length <= 0xffff && big[big.length - 1] != 0 && !fits(big, negative);
    }

    // Whether a long holds the number.
    private static boolean fits(int[] digits, boolean negative) {
        if (digits.length != 2) {
            return digits.length < 2;
        }
        return digits[1] >= 0 || negative && digits[1] == Integer.MIN_VALUE && digits[0] == 0;
    }

    static BigInteger of(int[] digits, boolean negative) {
        if (!fits(digits, negative)) {
            return new BigInteger(digits, negative);
        }
        long low = digits.length > 0 ? digits[0] & 0xffffffffL : 0;
        long size = digits.length > 1 ? (long) digits[1] << 32 | low : low;
        return valueOf(negative ? -size : size);
    }

    @ooxide.Quiet public static BigInteger valueOf(long val) {
        if (val < -16 | val > 16) {
            return new BigInteger(val);
        }
        int place = (int) val + 16;
        if (COMMON[place] == null) {
            COMMON[place] = new BigInteger(val);
        }
        return COMMON[place];
    }

    int[] digits() {
        return big == null ? Magnitude.of(small) : big;
    }

    private boolean isNegative() {
        return big == null ? small < 0 : negative;
    }

    public int signum() {
        if (big != null) {
            return negative ? -1 : 1;
        }
        return Long.signum(small);
    }

    // Arithmetic.

    public BigInteger add(BigInteger val) {
        if (big == null && val.big == null) {
            long sum = small + val.small;
            if (!((val.small >= 0 & sum < small) | (val.small < 0 & sum > small))) {
                return valueOf(sum);
            }
        }
        return sum(val, val.isNegative());
    }

    public BigInteger subtract(BigInteger val) {
        if (big == null && val.big == null) {
            long rest = small - val.small;
            if (!((val.small >= 0 & rest > small) | (val.small < 0 & rest < small))) {
                return valueOf(rest);
            }
        }
        return sum(val, !val.isNegative());
    }

    // This plus the size of `val` with the given sign.
    private BigInteger sum(BigInteger val, boolean otherNegative) {
        int[] a = digits();
        int[] b = val.digits();
        if (isNegative() == otherNegative) {
            return of(Magnitude.add(a, b), otherNegative);
        }
        if (Magnitude.compare(a, b) >= 0) {
            return of(Magnitude.subtract(a, b), isNegative());
        }
        return of(Magnitude.subtract(b, a), otherNegative);
    }

    public BigInteger multiply(BigInteger val) {
        if (big == null && val.big == null) {
            long product = small * val.small;
            if (Math.multiplyHigh(small, val.small) == product >> 63) {
                return valueOf(product);
            }
        }
        return of(Magnitude.multiply(digits(), val.digits()), isNegative() != val.isNegative());
    }

    private void checkDivisor(BigInteger val) {
        if (val.signum() == 0) {
            throw new ArithmeticException("BigInteger divide by zero");
        }
    }

    // The one quotient of longs that no long holds.
    private boolean quotientFits(BigInteger val) {
        return big == null && val.big == null && !(small == Long.MIN_VALUE & val.small == -1);
    }

    public BigInteger divide(BigInteger val) {
        checkDivisor(val);
        if (quotientFits(val)) {
            return valueOf(small / val.small);
        }
        return of(Magnitude.divide(digits(), val.digits())[0], isNegative() != val.isNegative());
    }

    public BigInteger remainder(BigInteger val) {
        checkDivisor(val);
        if (quotientFits(val)) {
            return valueOf(small % val.small);
        }
        return of(Magnitude.divide(digits(), val.digits())[1], isNegative());
    }

    public BigInteger[] divideAndRemainder(BigInteger val) {
        BigInteger[] result = new BigInteger[2];
        result[0] = divide(val);
        result[1] = remainder(val);
        return result;
    }

    public BigInteger mod(BigInteger m) {
        if (m.signum() <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        BigInteger rest = remainder(m);
        return rest.signum() < 0 ? rest.add(m) : rest;
    }

    public BigInteger negate() {
        return big == null && small != Long.MIN_VALUE ? valueOf(-small) : of(digits(), !isNegative());
    }

    public BigInteger abs() {
        return signum() < 0 ? negate() : this;
    }

    public BigInteger pow(int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("Negative exponent");
        }
        BigInteger result = ONE;
        BigInteger factor = this;
        for (int left = exponent; left > 0; left >>= 1) {
            if ((left & 1) != 0) {
                result = result.multiply(factor);
            }
            if (left > 1) {
                factor = factor.multiply(factor);
            }
        }
        return result;
    }

    public BigInteger gcd(BigInteger val) {
        BigInteger a = abs();
        BigInteger b = val.abs();
        while (b.signum() != 0) {
            BigInteger rest = a.remainder(b);
            a = b;
            b = rest;
        }
        return a;
    }

    public BigInteger modPow(BigInteger exponent, BigInteger m) {
        if (m.signum() <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        if (exponent.signum() < 0) {
            return modInverse(m).modPow(exponent.negate(), m);
        }
        BigInteger result = ONE.mod(m);
        BigInteger factor = mod(m);
        int length = exponent.bitLength();
        for (int i = 0; i < length; i++) {
            if (exponent.testBit(i)) {
                result = result.multiply(factor).mod(m);
            }
            factor = factor.multiply(factor).mod(m);
        }
        return result;
    }

    public BigInteger modInverse(BigInteger m) {
        if (m.signum() <= 0) {
            throw new ArithmeticException("BigInteger: modulus not positive");
        }
        if (m.equals(ONE)) {
            return ZERO;
        }
        BigInteger a = mod(m);
        BigInteger b = m;
        BigInteger x = ONE;
        BigInteger y = ZERO;
        while (b.signum() != 0) {
            BigInteger q = a.divide(b);
            BigInteger rest = a.subtract(q.multiply(b));
            BigInteger next = x.subtract(q.multiply(y));
            a = b;
            b = rest;
            x = y;
            y = next;
        }
        if (!a.equals(ONE)) {
            throw new ArithmeticException("BigInteger not invertible.");
        }
        return x.mod(m);
    }

    // The greatest root whose square is not greater, found bit by bit.
    public BigInteger sqrt() {
        if (signum() < 0) {
            throw new ArithmeticException("Negative BigInteger");
        }
        BigInteger root = ZERO;
        for (int bit = (bitLength() + 1) / 2; bit >= 0; bit--) {
            BigInteger larger = root.setBit(bit);
            if (larger.multiply(larger).compareTo(this) <= 0) {
                root = larger;
            }
        }
        return root;
    }

    public BigInteger[] sqrtAndRemainder() {
        BigInteger[] result = new BigInteger[2];
        result[0] = sqrt();
        result[1] = subtract(result[0].multiply(result[0]));
        return result;
    }

    public boolean isProbablePrime(int certainty) {
        if (certainty <= 0) {
            return true;
        }
        long n = Math.abs(small);
        if (big != null || n > Integer.MAX_VALUE || n < 0) {
            return openPrime(certainty);
        }
        if (n < 4) {
            return n > 1;
        }
        for (long d = 2; d * d <= n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    private /*@ pure @*/ native boolean openPrime(int certainty);

    public BigInteger nextProbablePrime() {
        if (signum() < 0) {
            throw new ArithmeticException("start < 0: " + this);
        }
        BigInteger next = add(ONE);
        while (!next.isProbablePrime(100)) {
            next = next.add(ONE);
        }
        return next;
    }

    // Bits, as of a two's complement number without end.

    // The 32 bits at place i.
    private int word(int[] digits, int i) {
        int digit = i < digits.length ? digits[i] : 0;
        if (!isNegative()) {
            return digit;
        }
        // The bits of -n are those of n - 1 turned round: below the lowest one nothing is borrowed.
        for (int j = 0; j < i && j < digits.length; j++) {
            if (digits[j] != 0) {
                return ~digit;
            }
        }
        return -digit;
    }

    private static BigInteger ofWords(int[] words) {
        boolean below = words[words.length - 1] < 0;
        if (!below) {
            return of(Magnitude.trimmed(words), false);
        }
        int[] size = new int[words.length];
        long carry = 1;
        for (int i = 0; i < words.length; i++) {
            carry += ~words[i] & 0xffffffffL;
            size[i] = (int) carry;
            carry >>>= 32;
        }
        return of(Magnitude.trimmed(size), true);
    }

    private static final int AND = 0;
    private static final int OR = 1;
    private static final int XOR = 2;

    private BigInteger combine(BigInteger val, int how) {
        int[] a = digits();
        int[] b = val.digits();
        int[] words = new int[Math.max(a.length, b.length) + 1];
        for (int i = 0; i < words.length; i++) {
            int x = word(a, i);
            int y = val.word(b, i);
            words[i] = how == AND ? x & y : how == OR ? x | y : x ^ y;
        }
        return ofWords(words);
    }

    public BigInteger and(BigInteger val) {
        return big == null && val.big == null ? valueOf(small & val.small) : combine(val, AND);
    }

    public BigInteger or(BigInteger val) {
        return big == null && val.big == null ? valueOf(small | val.small) : combine(val, OR);
    }

    public BigInteger xor(BigInteger val) {
        return big == null && val.big == null ? valueOf(small ^ val.small) : combine(val, XOR);
    }

    public BigInteger not() {
        return big == null ? valueOf(~small) : negate().subtract(ONE);
    }

    public BigInteger andNot(BigInteger val) {
        return and(val.not());
    }

    private static void checkBit(int n) {
        if (n < 0) {
            throw new ArithmeticException("Negative bit address");
        }
    }

    public boolean testBit(int n) {
        checkBit(n);
        if (big == null) {
            return (small >> Math.min(n, 63) & 1) != 0;
        }
        return (word(big, n >>> 5) & 1 << (n & 31)) != 0;
    }

    public BigInteger setBit(int n) {
        checkBit(n);
        return or(ONE.shiftLeft(n));
    }

    public BigInteger clearBit(int n) {
        checkBit(n);
        return andNot(ONE.shiftLeft(n));
    }

    public BigInteger flipBit(int n) {
        checkBit(n);
        return xor(ONE.shiftLeft(n));
    }

    public BigInteger shiftLeft(int n) {
        if (n < 0) {
            return n == Integer.MIN_VALUE ? shiftRight(Integer.MAX_VALUE).shiftRight(1) : shiftRight(-n);
        }
        if (big == null && n < 64 && small << n >> n == small) {
            return valueOf(small << n);
        }
        return of(Magnitude.shiftLeft(digits(), n), isNegative());
    }

    // Rounds downwards.
    public BigInteger shiftRight(int n) {
        if (n < 0) {
            return n == Integer.MIN_VALUE ? shiftLeft(Integer.MAX_VALUE).shiftLeft(1) : shiftLeft(-n);
        }
        if (big == null) {
            return valueOf(small >> Math.min(n, 63));
        }
        if (!negative) {
            return of(Magnitude.shiftRight(big, n), false);
        }
        return not().shiftRight(n).not();
    }

    public int bitLength() {
        if (big == null) {
            return 64 - Long.numberOfLeadingZeros(small < 0 ? ~small : small);
        }
        return negative ? not().bitLength() : Magnitude.bitLength(big);
    }

    public int bitCount() {
        if (big == null) {
            return Long.bitCount(small < 0 ? ~small : small);
        }
        if (negative) {
            return not().bitCount();
        }
        int count = 0;
        for (int i = 0; i < big.length; i++) {
            count += Integer.bitCount(big[i]);
        }
        return count;
    }

    public int getLowestSetBit() {
        if (signum() == 0) {
            return -1;
        }
        int[] digits = digits();
        int i = 0;
        while (digits[i] == 0) {
            i++;
        }
        return 32 * i + Integer.numberOfTrailingZeros(digits[i]);
    }

    public byte[] toByteArray() {
        int[] digits = digits();
        byte[] bytes = new byte[bitLength() / 8 + 1];
        for (int i = 0; i < bytes.length; i++) {
            bytes[bytes.length - 1 - i] = (byte) (word(digits, i / 4) >> 8 * (i % 4));
        }
        return bytes;
    }

    // Comparing and converting.

    public int compareTo(BigInteger val) {
        if (big == null && val.big == null) {
            return Long.compare(small, val.small);
        }
        boolean below = isNegative();
        if (below != val.isNegative()) {
            return below ? -1 : 1;
        }
        int sizes = Magnitude.compare(digits(), val.digits());
        return below ? -sizes : sizes;
    }

    public boolean equals(Object x) {
        if (x == this) {
            return true;
        }
        return x instanceof BigInteger && compareTo((BigInteger) x) == 0;
    }

    public BigInteger min(BigInteger val) {
        return compareTo(val) < 0 ? this : val;
    }

    public BigInteger max(BigInteger val) {
        return compareTo(val) > 0 ? this : val;
    }

    public int hashCode() {
        int[] digits = digits();
        int hash = 0;
        for (int i = digits.length - 1; i >= 0; i--) {
            hash = 31 * hash + digits[i];
        }
        return isNegative() ? -hash : hash;
    }

    public String toString() {
        return toString(10);
    }

    public String toString(int radix) {
        int base = radix < Character.MIN_RADIX | radix > Character.MAX_RADIX ? 10 : radix;
        if (big == null) {
            return Long.toString(small, base);
        }
        String size = Magnitude.text(big, base);
        return negative ? "-".concat(size) : size;
    }

    public int intValue() {
        return (int) longValue();
    }

    public long longValue() {
        if (big == null) {
            return small;
        }
        return (long) word(big, 1) << 32 | word(big, 0) & 0xffffffffL;
    }

    public float floatValue() {
        return big == null ? (float) small : Native.parseFloat(toString());
    }

    public double doubleValue() {
        return big == null ? (double) small : Native.parseDouble(toString());
    }

    public long longValueExact() {
        if (big != null) {
            throw new ArithmeticException("BigInteger out of long range");
        }
        return small;
    }

    public int intValueExact() {
        if (big != null || small != (int) small) {
            throw new ArithmeticException("BigInteger out of int range");
        }
        return (int) small;
    }

    public short shortValueExact() {
        if (big != null || small != (short) small) {
            throw new ArithmeticException("BigInteger out of short range");
        }
        return (short) small;
    }

    public byte byteValueExact() {
        if (big != null || small != (byte) small) {
            throw new ArithmeticException("BigInteger out of byte range");
        }
        return (byte) small;
    }
}
