// Decimal text of doubles: shortest form, the switch to scientific notation at 1e-3 and 1e7.
public class FloatPrinting {
    public static void main(String[] args) {
        double[] ds = {0, 1, -1, 0.1, 0.5, 100, 1234567, 9999999, 10000000, 12345678.9, 0.001, 0.00099, 1e-5,
            123456789012345680.0, 1e21, 1e22, 1.0E100, 3.141592653589793, 2.718281828459045, 1.0 / 3, 2.0 / 3, 100.0 / 3,
            0.1 + 0.2, 1e-10, 4.35, 1.1 * 1.1, Double.MAX_VALUE, 123.0, 1e3, 1.5e300};
        for (double d : ds) {
            System.out.println(d);
        }
        System.out.println(-0.25);
        System.out.println("" + 1.0 + 2.50);
        System.out.println(Double.toString(42));
        System.out.println(String.valueOf(0.75));
        StringBuilder sb = new StringBuilder();
        sb.append(1.0).append(' ').append(-3e-4).append(' ').append(7d / 8);
        System.out.println(sb);
    }
}
