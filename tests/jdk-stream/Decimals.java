import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;

/**
 * Random arithmetic with decimal numbers: each line tells the operands and the result or the exception. Arguments:
 * seed, count.
 */
public class Decimals {
    private final Random random;
    private final StringBuilder line = new StringBuilder();

    Decimals(long seed) {
        random = new Random(seed);
    }

    public static void main(String[] args) {
        long seed = Long.parseLong(args[0]);
        int count = Integer.parseInt(args[1]);
        String[] texts = {"abc", "1.2.3", "+", ".", "-.", "1x", "1.5", "-0.00", "+7", ".5", "5.", "1e3", "1E-7", "-12.50E+2", "0e9",
            "123456789012345678", "12345678901234567890.12345", "0.000000001", "00012"};
        for (String text : texts) {
            System.out.println(text + " " + tried(() -> new BigDecimal(text)));
        }
        BigDecimal[] far = {BigDecimal.valueOf(Long.MAX_VALUE), BigDecimal.valueOf(Long.MIN_VALUE), BigDecimal.ZERO, BigDecimal.ONE,
            BigDecimal.valueOf(1, -40), BigDecimal.valueOf(-1, -40), BigDecimal.valueOf(7, 50), BigDecimal.valueOf(0, 60)};
        for (BigDecimal left : far) {
            for (BigDecimal right : far) {
                System.out.println(left + " " + right + " " + left.compareTo(right) + left.equals(right));
            }
            System.out.println(left.hashCode() + " " + left.precision() + " " + left.toPlainString() + " " + left.doubleValue());
        }
        for (int i = 0; i < count; i++) {
            System.out.println(new Decimals(seed * 1_000_003L + i).line());
        }
    }

    interface Action {
        Object run();
    }

    private static String tried(Action action) {
        try {
            Object result = action.run();
            return result instanceof Object[] ? java.util.Arrays.toString((Object[]) result) : String.valueOf(result);
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    private int below(int n) {
        return random.nextInt(n);
    }

    private BigDecimal decimal() {
        int[] bounds = {2, 20, 400, 5000, 1000000};
        int bound = bounds[below(5)];
        long unscaled = below(6) == 0 ? random.nextLong() : below(2 * bound) - bound;
        BigDecimal result = BigDecimal.valueOf(unscaled, below(9) - 3);
        return below(8) == 0 ? result.multiply(BigDecimal.valueOf(random.nextLong())) : result;
    }

    private String line() {
        BigDecimal a = decimal();
        BigDecimal b = decimal();
        return a + " " + b + " " + tried(() -> decimals(a, b)) + line;
    }

    private Object decimals(BigDecimal a, BigDecimal b) {
        RoundingMode mode = RoundingMode.values()[below(8)];
        MathContext context = new MathContext(below(6), mode);
        int scale = below(8) - 2;
        line.append(" with ").append(context).append(' ').append(scale);
        switch (below(34)) {
            case 0: return "add " + a.add(b);
            case 1: return "subtract " + a.subtract(b);
            case 2: return "multiply " + a.multiply(b);
            case 3: case 4: case 5: return "divide " + a.divide(b, scale, mode);
            case 6: return "divide " + a.divide(b, mode);
            case 7: case 8: return "divide " + a.divide(b);
            case 9: return "remainder " + a.remainder(b);
            case 10: return "integral " + a.divideToIntegralValue(b);
            case 11: return a.divideAndRemainder(b);
            case 12: case 13: return "setScale " + a.setScale(scale, mode);
            case 14: return "round " + a.round(context);
            case 15: return "compare " + a.compareTo(b) + a.equals(b) + a.min(b) + a.max(b);
            case 16: return "strip " + a.stripTrailingZeros();
            case 17: return "plain " + a.toPlainString();
            case 18: return "parts " + a.precision() + " " + a.scale() + " " + a.unscaledValue() + " " + a.signum() + " " + a.hashCode();
            case 19: return "long " + a.longValue() + " " + a.intValue() + " " + a.toBigInteger();
            case 20: return "exact " + a.longValueExact() + " " + a.shortValueExact();
            case 21: return "double " + a.doubleValue() + " " + a.floatValue();
            case 22: return "move " + a.movePointLeft(scale) + " " + a.movePointRight(scale) + " " + a.scaleByPowerOfTen(scale);
            case 23: return "pow " + a.pow(below(4));
            case 24: return "negate " + a.negate() + " " + a.abs() + " " + a.ulp() + " " + a.plus(context) + " " + a.negate(context);
            case 25: return "multiply " + a.multiply(b, context);
            case 26: return "of double " + new BigDecimal(below(3) == 0 ? random.nextDouble() * 1e9 : below(100) / 8.0 - 3) + " " + BigDecimal.valueOf(below(1000) / 10.0);
            case 27: return "text " + new BigDecimal(a.toString()).equals(a) + " " + new BigDecimal(a.toPlainString());
            case 28: case 29: return "add " + a.add(b, context) + " " + a.subtract(b, context);
            case 30: case 31: case 32: return "divide " + a.divide(b, context);
            default: return "chain " + a.add(b).multiply(a).setScale(2, RoundingMode.HALF_UP).subtract(b);
        }
    }
}
