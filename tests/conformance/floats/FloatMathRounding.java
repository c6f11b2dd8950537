// Math.round, rint, floor, ceil and friends around halves and special values.
public class FloatMathRounding {
    public static void main(String[] args) {
        double[] ds = {0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 0.49999999999999994, -0.0, 3.7, -3.7, 1e18, -1e300, Double.NaN};
        for (double d : ds) {
            System.out.println(d + ": " + Math.round(d) + " " + Math.rint(d) + " " + Math.floor(d) + " " + Math.ceil(d));
        }
        System.out.println(Math.round(2.5f) + " " + Math.round(-2.5f) + " " + Math.round(Float.MAX_VALUE));
        System.out.println(Math.round(Double.POSITIVE_INFINITY) == Long.MAX_VALUE);
        System.out.println(Math.abs(-1.5) + " " + Math.abs(-0.0f) + " " + Math.signum(-3.2) + " " + Math.signum(0.0));
        System.out.println(Math.sqrt(2) + " " + Math.sqrt(0.25) + " " + Math.sqrt(1e10));
        System.out.println(Math.pow(0, 0) + " " + Math.pow(2, -1) + " " + Math.pow(-2, 3) + " " + Math.pow(10, 3));
        System.out.println(Math.max(1.5, 2) + " " + Math.min(1.5f, 2));
        System.out.println((int) Math.floor(-0.5) + " " + (int) -0.5);
        System.out.println(Math.PI + " " + Math.E);
    }
}
