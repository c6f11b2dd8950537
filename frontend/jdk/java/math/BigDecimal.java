package java.math;

/**
 * A decimal number, {@code unscaled} divided by ten to the power {@code scale}. Open are square roots, powers and integer
 * quotients of a given precision, and the engineering notation.
 */
@ForTests("holds text; samples 1, 0, -1, 10.50, 100; digits 2; scale scale") public class BigDecimal extends Number implements Comparable<BigDecimal> {
    public static final BigDecimal ZERO = new BigDecimal(BigInteger.ZERO, 0L);
    public static final BigDecimal ONE = new BigDecimal(BigInteger.ONE, 0L);
    public static final BigDecimal TEN = new BigDecimal(BigInteger.TEN, 0L);

    public static final int ROUND_UP = 0;
    public static final int ROUND_DOWN = 1;
    public static final int ROUND_CEILING = 2;
    public static final int ROUND_FLOOR = 3;
    public static final int ROUND_HALF_UP = 4;
    public static final int ROUND_HALF_DOWN = 5;
    public static final int ROUND_HALF_EVEN = 6;
    public static final int ROUND_UNNECESSARY = 7;

    //@ invariant unscaled != null;
    private final BigInteger unscaled;
    private final int scale;

    BigDecimal(BigInteger unscaled, long scale) {
        if (scale > Integer.MAX_VALUE) {
            throw new ArithmeticException("Underflow");
        }
        if (scale < Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow");
        }
        this.unscaled = unscaled;
        this.scale = (int) scale;
    }

    private BigDecimal(BigDecimal other) {
        this.unscaled = other.unscaled;
        this.scale = other.scale;
    }

    public BigDecimal(int val) {
        this(BigInteger.valueOf(val), 0L);
    }

    public BigDecimal(long val) {
        this(BigInteger.valueOf(val), 0L);
    }

    public BigDecimal(int val, MathContext mc) {
        this(new BigDecimal(val).round(mc));
    }

    public BigDecimal(long val, MathContext mc) {
        this(new BigDecimal(val).round(mc));
    }

    public BigDecimal(BigInteger val) {
        this(val, 0L);
    }

    public BigDecimal(BigInteger unscaledVal, int scale) {
        this(unscaledVal, (long) scale);
    }

    public BigDecimal(BigInteger val, MathContext mc) {
        this(new BigDecimal(val).round(mc));
    }

    public BigDecimal(BigInteger unscaledVal, int scale, MathContext mc) {
        this(new BigDecimal(unscaledVal, scale).round(mc));
    }

    public BigDecimal(String val) {
        this(DecimalText.parse(val));
    }

    public BigDecimal(String val, MathContext mc) {
        this(DecimalText.parse(val).round(mc));
    }

    public BigDecimal(char[] in) {
        this(DecimalText.parse(new String(in)));
    }

    public BigDecimal(char[] in, MathContext mc) {
        this(DecimalText.parse(new String(in)).round(mc));
    }

    public BigDecimal(char[] in, int offset, int len) {
        this(DecimalText.parse(new String(in, offset, len)));
    }

    public BigDecimal(char[] in, int offset, int len, MathContext mc) {
        this(DecimalText.parse(new String(in, offset, len)).round(mc));
    }

    public BigDecimal(double val) {
        this(exact(val));
    }

    public BigDecimal(double val, MathContext mc) {
        this(exact(val).round(mc));
    }

    // m / 2^k is m * 5^k / 10^k
    private static BigDecimal exact(double val) {
        if (Double.isInfinite(val) || Double.isNaN(val)) {
            throw new NumberFormatException("Infinite or NaN");
        }
        if (val == 0) {
            return ZERO;
        }
        long bits = Double.doubleToLongBits(val);
        int exponent = (int) (bits >> 52 & 0x7ff);
        long fraction = bits & 0xfffffffffffffL;
        long significand = exponent == 0 ? fraction << 1 : fraction | 1L << 52;
        exponent -= 1075;
        while ((significand & 1) == 0) {
            significand >>= 1;
            exponent++;
        }
        BigInteger whole = BigInteger.valueOf(val < 0 ? -significand : significand);
        if (exponent >= 0) {
            return new BigDecimal(whole.shiftLeft(exponent), 0L);
        }
        return new BigDecimal(whole.multiply(BigInteger.valueOf(5).pow(-exponent)), (long) -exponent);
    }

    //@ ensures \result != null;
    private static native BigDecimal open(String operation, BigDecimal a, BigDecimal b, long n);

    public static BigDecimal valueOf(long unscaledVal, int scale) {
        return new BigDecimal(BigInteger.valueOf(unscaledVal), (long) scale);
    }

    public static BigDecimal valueOf(long val) {
        return new BigDecimal(BigInteger.valueOf(val), 0L);
    }

    public static BigDecimal valueOf(double val) {
        return new BigDecimal(Double.toString(val));
    }

    public BigDecimal add(BigDecimal augend) {
        int common = Math.max(scale, augend.scale);
        BigInteger a = Tens.scaled(unscaled, (long) common - scale);
        BigInteger b = Tens.scaled(augend.unscaled, (long) common - augend.scale);
        return new BigDecimal(a.add(b), (long) common);
    }

    public BigDecimal add(BigDecimal augend, MathContext mc) {
        if (mc.getPrecision() == 0 || signum() != 0 && augend.signum() != 0) {
            return add(augend).round(mc);
        }
        // a zero changes only the scale, as far as the precision allows
        int preferred = Math.max(scale, augend.scale);
        if (signum() == augend.signum()) {
            return new BigDecimal(BigInteger.ZERO, (long) preferred);
        }
        BigDecimal result = (signum() == 0 ? augend : this).round(mc);
        if (result.scale > preferred) {
            return result.stripped(preferred);
        }
        int room = mc.getPrecision() - result.precision();
        return result.setScale((int) Math.min(preferred, (long) result.scale + room));
    }

    public BigDecimal subtract(BigDecimal subtrahend) {
        return add(subtrahend.negate());
    }

    public BigDecimal subtract(BigDecimal subtrahend, MathContext mc) {
        return add(subtrahend.negate(), mc);
    }

    public BigDecimal multiply(BigDecimal multiplicand) {
        return new BigDecimal(unscaled.multiply(multiplicand.unscaled), (long) scale + multiplicand.scale);
    }

    public BigDecimal multiply(BigDecimal multiplicand, MathContext mc) {
        return multiply(multiplicand).round(mc);
    }

    public BigDecimal divide(BigDecimal divisor, int scale, RoundingMode roundingMode) {
        // how many zeros the dividend needs, or the divisor
        long zeros = (long) scale - this.scale + divisor.scale;
        BigInteger a = zeros >= 0 ? Tens.scaled(unscaled, zeros) : unscaled;
        BigInteger b = zeros >= 0 ? divisor.unscaled : Tens.scaled(divisor.unscaled, -zeros);
        if (b.signum() == 0) {
            // the JDK divides longs where it can
            throw new ArithmeticException(a.bitLength() < 64 ? "/ by zero" : "BigInteger divide by zero");
        }
        return new BigDecimal(Tens.divide(a, b, roundingMode), (long) scale);
    }

    public BigDecimal divide(BigDecimal divisor, int scale, int roundingMode) {
        if (roundingMode < ROUND_UP || roundingMode > ROUND_UNNECESSARY) {
            throw new IllegalArgumentException("Invalid rounding mode");
        }
        return divide(divisor, scale, RoundingMode.valueOf(roundingMode));
    }

    public BigDecimal divide(BigDecimal divisor, RoundingMode roundingMode) {
        return divide(divisor, scale, roundingMode);
    }

    public BigDecimal divide(BigDecimal divisor, int roundingMode) {
        return divide(divisor, scale, roundingMode);
    }

    private void checkDivisor(BigDecimal divisor) {
        if (divisor.signum() == 0) {
            throw new ArithmeticException(signum() == 0 ? "Division undefined" : "Division by zero");
        }
    }

    // a scale that is out of range becomes the nearest one
    private long preferredScale(BigDecimal divisor) {
        long preferred = (long) scale - divisor.scale;
        return Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, preferred));
    }

    public BigDecimal divide(BigDecimal divisor) {
        checkDivisor(divisor);
        long resultScale = preferredScale(divisor);
        if (signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, resultScale);
        }
        long zeros = zerosToDivide(divisor);
        return new BigDecimal(Tens.scaled(unscaled, zeros).divide(divisor.unscaled), resultScale + zeros);
    }

    // without what it has in common with the dividend, the divisor must be a product of twos and fives: the greater
    // number of them is the number of zeros that the dividend needs
    private long zerosToDivide(BigDecimal divisor) {
        BigInteger five = BigInteger.valueOf(5);
        BigInteger rest = divisor.unscaled.divide(unscaled.gcd(divisor.unscaled)).abs();
        int twos = rest.getLowestSetBit();
        rest = rest.shiftRight(twos);
        int fives = 0;
        while (rest.mod(five).signum() == 0) {
            rest = rest.divide(five);
            fives++;
        }
        if (!rest.equals(BigInteger.ONE)) {
            throw new ArithmeticException("Non-terminating decimal expansion; no exact representable decimal result.");
        }
        return Math.max(twos, fives);
    }

    public BigDecimal divide(BigDecimal divisor, MathContext mc) {
        if (mc.getPrecision() == 0) {
            return divide(divisor);
        }
        checkDivisor(divisor);
        long preferred = preferredScale(divisor);
        if (signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, preferred);
        }
        // as many zeros as make the quotient have the digits that are wanted
        int width = precision();
        int divisorWidth = divisor.precision();
        BigInteger aligned = Tens.scaled(unscaled.abs(), divisorWidth);
        if (aligned.compareTo(Tens.scaled(divisor.unscaled.abs(), width)) > 0) {
            divisorWidth--;
        }
        long zeros = (long) mc.getPrecision() + divisorWidth - width;
        BigInteger a = zeros >= 0 ? Tens.scaled(unscaled, zeros) : unscaled;
        BigInteger b = zeros >= 0 ? divisor.unscaled : Tens.scaled(divisor.unscaled, -zeros);
        BigDecimal quotient = new BigDecimal(Tens.divide(a, b, mc.getRoundingMode()), preferred + zeros);
        boolean exact = a.remainder(b).signum() == 0;
        return (exact ? quotient.stripped(preferred) : quotient).round(mc);
    }

    public BigDecimal divideToIntegralValue(BigDecimal divisor) {
        checkDivisor(divisor);
        long preferred = preferredScale(divisor);
        BigDecimal quotient = divide(divisor, 0, RoundingMode.DOWN);
        if (quotient.signum() == 0) {
            return new BigDecimal(BigInteger.ZERO, preferred);
        }
        return preferred >= 0 ? quotient.setScale((int) preferred) : quotient.stripped(preferred);
    }

    public BigDecimal divideToIntegralValue(BigDecimal divisor, MathContext mc) {
        return mc.getPrecision() == 0 ? divideToIntegralValue(divisor)
            : open("divideToIntegralValue", this, divisor, mc.getPrecision());
    }

    public BigDecimal remainder(BigDecimal divisor) {
        return subtract(divideToIntegralValue(divisor).multiply(divisor));
    }

    public BigDecimal remainder(BigDecimal divisor, MathContext mc) {
        return subtract(divideToIntegralValue(divisor, mc).multiply(divisor));
    }

    public BigDecimal[] divideAndRemainder(BigDecimal divisor) {
        BigDecimal quotient = divideToIntegralValue(divisor);
        BigDecimal[] both = {quotient, subtract(quotient.multiply(divisor))};
        return both;
    }

    public BigDecimal[] divideAndRemainder(BigDecimal divisor, MathContext mc) {
        BigDecimal quotient = divideToIntegralValue(divisor, mc);
        BigDecimal[] both = {quotient, subtract(quotient.multiply(divisor))};
        return both;
    }

    public BigDecimal sqrt(MathContext mc) {
        return open("sqrt", this, this, mc.getPrecision());
    }

    public BigDecimal pow(int n) {
        if (n < 0 || n > 999999999) {
            throw new ArithmeticException("Invalid operation");
        }
        return new BigDecimal(unscaled.pow(n), (long) scale * n);
    }

    public BigDecimal pow(int n, MathContext mc) {
        return mc.getPrecision() == 0 ? pow(n) : open("pow", this, this, n);
    }

    public BigDecimal abs() {
        return signum() < 0 ? negate() : this;
    }

    public BigDecimal abs(MathContext mc) {
        return signum() < 0 ? negate(mc) : plus(mc);
    }

    public BigDecimal negate() {
        return new BigDecimal(unscaled.negate(), (long) scale);
    }

    public BigDecimal negate(MathContext mc) {
        return negate().plus(mc);
    }

    public BigDecimal plus() {
        return this;
    }

    public BigDecimal plus(MathContext mc) {
        return round(mc);
    }

    public BigDecimal round(MathContext mc) {
        BigDecimal result = this;
        // rounding up may make one digit more
        while (mc.getPrecision() > 0 && result.precision() > mc.getPrecision()) {
            long dropped = result.precision() - mc.getPrecision();
            BigInteger kept = Tens.divide(result.unscaled, Tens.scaled(BigInteger.ONE, dropped), mc.getRoundingMode());
            result = new BigDecimal(kept, result.scale - dropped);
        }
        return result;
    }

    public int signum() {
        return unscaled.signum();
    }

    public int scale() {
        return scale;
    }

    public int precision() {
        return Tens.digits(unscaled);
    }

    public BigInteger unscaledValue() {
        return unscaled;
    }

    public BigDecimal setScale(int newScale, RoundingMode roundingMode) {
        return newScale == scale ? this : divide(ONE, newScale, roundingMode);
    }

    public BigDecimal setScale(int newScale, int roundingMode) {
        if (roundingMode < ROUND_UP || roundingMode > ROUND_UNNECESSARY) {
            throw new IllegalArgumentException("Invalid rounding mode");
        }
        return setScale(newScale, RoundingMode.valueOf(roundingMode));
    }

    public BigDecimal setScale(int newScale) {
        return setScale(newScale, RoundingMode.UNNECESSARY);
    }

    public BigDecimal movePointLeft(int n) {
        if (n == 0) {
            return this;
        }
        BigDecimal moved = new BigDecimal(unscaled, (long) scale + n);
        return moved.scale < 0 ? moved.setScale(0) : moved;
    }

    public BigDecimal movePointRight(int n) {
        if (n == 0) {
            return this;
        }
        BigDecimal moved = new BigDecimal(unscaled, (long) scale - n);
        return moved.scale < 0 ? moved.setScale(0) : moved;
    }

    public BigDecimal scaleByPowerOfTen(int n) {
        return new BigDecimal(unscaled, (long) scale - n);
    }

    public BigDecimal stripTrailingZeros() {
        return signum() == 0 ? ZERO : stripped(Integer.MIN_VALUE);
    }

    private BigDecimal stripped(long least) {
        BigInteger value = unscaled;
        long newScale = scale;
        while (newScale > least && value.remainder(BigInteger.TEN).signum() == 0) {
            value = value.divide(BigInteger.TEN);
            newScale--;
        }
        return new BigDecimal(value, newScale);
    }

    public int compareTo(BigDecimal val) {
        if (scale == val.scale || signum() != val.signum()) {
            return unscaled.compareTo(val.unscaled);
        }
        // where the first digit stands decides; only if that is the same place, zeros are needed
        long place = (long) precision() - scale;
        long otherPlace = (long) val.precision() - val.scale;
        if (signum() == 0 || place != otherPlace) {
            return place > otherPlace ? signum() : -signum();
        }
        long zeros = (long) scale - val.scale;
        return zeros > 0 ? unscaled.compareTo(Tens.scaled(val.unscaled, zeros))
            : Tens.scaled(unscaled, -zeros).compareTo(val.unscaled);
    }

    public boolean equals(Object x) {
        return x instanceof BigDecimal && ((BigDecimal) x).scale == scale
            && ((BigDecimal) x).unscaled.equals(unscaled);
    }

    public BigDecimal min(BigDecimal val) {
        return compareTo(val) <= 0 ? this : val;
    }

    public BigDecimal max(BigDecimal val) {
        return compareTo(val) >= 0 ? this : val;
    }

    public int hashCode() {
        return 31 * unscaled.hashCode() + scale;
    }

    public String toString() {
        return DecimalText.scientific(unscaled, scale);
    }

    public native String toEngineeringString();

    public String toPlainString() {
        return DecimalText.plain(unscaled, scale);
    }

    public BigInteger toBigInteger() {
        return setScale(0, RoundingMode.DOWN).unscaled;
    }

    public BigInteger toBigIntegerExact() {
        return setScale(0, RoundingMode.UNNECESSARY).unscaled;
    }

    // so many zeros make the low 64 bits zero
    public long longValue() {
        return scale <= -64 || precision() - (long) scale <= 0 ? 0 : toBigInteger().longValue();
    }

    public long longValueExact() {
        if (signum() == 0) {
            return 0;
        }
        if (precision() - (long) scale > 19) {
            throw new ArithmeticException("Overflow");
        }
        BigInteger value = toBigIntegerExact();
        if (value.bitLength() > 63) {
            throw new ArithmeticException("Overflow");
        }
        return value.longValue();
    }

    public int intValue() {
        return (int) longValue();
    }

    public int intValueExact() {
        long value = longValueExact();
        if (value != (int) value) {
            throw new ArithmeticException("Overflow");
        }
        return (int) value;
    }

    public short shortValueExact() {
        long value = longValueExact();
        if (value != (short) value) {
            throw new ArithmeticException("Overflow");
        }
        return (short) value;
    }

    public byte byteValueExact() {
        long value = longValueExact();
        if (value != (byte) value) {
            throw new ArithmeticException("Overflow");
        }
        return (byte) value;
    }

    public float floatValue() {
        return scale == 0 ? unscaled.floatValue() : Float.parseFloat(toString());
    }

    public double doubleValue() {
        return scale == 0 ? unscaled.doubleValue() : Double.parseDouble(toString());
    }

    public BigDecimal ulp() {
        return new BigDecimal(BigInteger.ONE, (long) scale);
    }
}
