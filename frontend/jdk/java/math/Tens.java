package java.math;

/** Powers of ten, digits and rounding, for decimal numbers. */
final class Tens {
    private Tens() {
    }

    /** {@code value} with {@code zeros} more zeros, which are not negative. */
    static BigInteger scaled(BigInteger value, long zeros) {
        if (zeros == 0 || value.signum() == 0) {
            return value;
        }
        if (zeros > Integer.MAX_VALUE) {
            throw new ArithmeticException("Overflow");
        }
        return value.multiply(BigInteger.TEN.pow((int) zeros));
    }

    /** The number of decimal digits; one for zero. */
    static int digits(BigInteger value) {
        if (value.bitLength() > 59) {
            return value.abs().toString().length();
        }
        long size = Math.abs(value.longValue());
        int digits = 1;
        for (long bound = 10; size >= bound; bound *= 10) {
            digits++;
        }
        return digits;
    }

    /** {@code a / b} as an integer that is rounded. */
    static BigInteger divide(BigInteger a, BigInteger b, RoundingMode mode) {
        BigInteger quotient = a.divide(b);
        BigInteger rest = a.remainder(b);
        if (rest.signum() == 0) {
            return quotient;
        }
        boolean negative = a.signum() != b.signum();
        if (!awayFromZero(quotient, rest, b, negative, mode)) {
            return quotient;
        }
        return negative ? quotient.subtract(BigInteger.ONE) : quotient.add(BigInteger.ONE);
    }

    private static boolean awayFromZero(BigInteger quotient, BigInteger rest, BigInteger b, boolean negative,
            RoundingMode mode) {
        switch (mode) {
            case UNNECESSARY:
                throw new ArithmeticException("Rounding necessary");
            case UP:
                return true;
            case DOWN:
                return false;
            case CEILING:
                return !negative;
            case FLOOR:
                return negative;
            default:
                break;
        }
        int half = rest.abs().shiftLeft(1).compareTo(b.abs());
        if (half != 0) {
            return half > 0;
        }
        return mode == RoundingMode.HALF_UP || mode == RoundingMode.HALF_EVEN && quotient.testBit(0);
    }
}
