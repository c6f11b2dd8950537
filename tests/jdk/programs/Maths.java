// Math and StrictMath where they are exact.
public class Maths {
    static void ints(int x, int y) {
        Show.show(x + " " + y, () -> Math.abs(x) + " " + Math.max(x, y) + " " + Math.min(x, y) + " " + Math.multiplyFull(x, y));
        Show.show("add", () -> Math.addExact(x, y));
        Show.show("subtract", () -> Math.subtractExact(x, y));
        Show.show("multiply", () -> Math.multiplyExact(x, y));
        Show.show("increment", () -> Math.incrementExact(x));
        Show.show("decrement", () -> Math.decrementExact(x));
        Show.show("negate", () -> Math.negateExact(x));
        Show.show("abs", () -> Math.absExact(x));
        Show.show("floor", () -> Math.floorDiv(x, y) + " " + Math.floorMod(x, y));
    }

    static void longs(long x, long y) {
        Show.show(x + " " + y, () -> Math.abs(x) + " " + Math.max(x, y) + " " + Math.min(x, y) + " " + Math.multiplyHigh(x, y));
        Show.show("add", () -> Math.addExact(x, y));
        Show.show("subtract", () -> Math.subtractExact(x, y));
        Show.show("multiply", () -> Math.multiplyExact(x, y));
        Show.show("multiply int", () -> Math.multiplyExact(x, (int) y));
        Show.show("increment", () -> Math.incrementExact(x));
        Show.show("decrement", () -> Math.decrementExact(x));
        Show.show("negate", () -> Math.negateExact(x));
        Show.show("abs", () -> Math.absExact(x));
        Show.show("int", () -> Math.toIntExact(x));
        Show.show("floor", () -> Math.floorDiv(x, y) + " " + Math.floorMod(x, y));
        Show.show("floor int", () -> Math.floorDiv(x, (int) y) + " " + Math.floorMod(x, (int) y));
    }

    static void doubles(double x, double y) {
        float f = (float) x;
        float g = (float) y;
        System.out.println(x + " " + y + " " + Math.abs(x) + " " + Math.max(x, y) + " " + Math.min(x, y) + " " + Math.sqrt(x) + " "
                + Math.floor(x) + " " + Math.ceil(x) + " " + Math.rint(x) + " " + Math.round(x) + " " + Math.signum(x) + " "
                + Math.toRadians(x) + " " + Math.toDegrees(x) + " " + Math.copySign(x, y) + " " + Math.getExponent(x) + " "
                + Math.nextUp(x) + " " + Math.nextDown(x) + " " + Math.nextAfter(x, y) + " " + Math.ulp(x));
        System.out.println(Math.abs(f) + " " + Math.max(f, g) + " " + Math.min(f, g) + " " + Math.round(f) + " " + Math.signum(f) + " "
                + Math.copySign(f, g) + " " + Math.getExponent(f) + " " + Math.nextUp(f) + " " + Math.nextDown(f) + " "
                + Math.nextAfter(f, y) + " " + Math.ulp(f) + " " + StrictMath.round(x) + " " + StrictMath.floor(x));
    }

    public static void main(String[] args) {
        int[] ints = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1, 0, 1, 46341, Integer.MAX_VALUE};
        long[] longs = {Long.MIN_VALUE, Long.MIN_VALUE + 1, -1, 0, 1, 3037000500L, 1L << 31, 1L << 32, Long.MAX_VALUE};
        double[] doubles = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 0.49999999999999994, 1e16, 4503599627370497.5, Double.NaN,
            Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MAX_VALUE, Double.MIN_VALUE, -Double.MIN_VALUE, 1e300};
        for (int x : ints) {
            for (int y : ints) {
                ints(x, y);
            }
        }
        for (long x : longs) {
            for (long y : longs) {
                longs(x, y);
            }
        }
        for (double x : doubles) {
            for (double y : doubles) {
                doubles(x, y);
            }
        }
        for (int i = 0; i < 200; i++) {
            ints(Show.anyInt(), Show.anyInt());
            longs(Show.anyLong(), Show.anyLong());
            doubles(Show.anyDouble(), Show.anyDouble());
        }
        System.out.println(Math.PI + " " + Math.E + " " + StrictMath.PI + " " + Double.MAX_VALUE + " " + Double.MIN_NORMAL + " "
                + Float.MIN_NORMAL + " " + Float.MAX_VALUE + " " + Float.MIN_VALUE);
    }
}
