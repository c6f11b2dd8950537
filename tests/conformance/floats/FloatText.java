// Parsing of floating text and conversion to text in several ways.
public class FloatText {
    static void parse(String s) {
        try {
            System.out.println("[" + s + "] " + Double.parseDouble(s));
        } catch (NumberFormatException e) {
            System.out.println("[" + s + "] not a number");
        }
    }

    public static void main(String[] args) {
        parse("1");
        parse("-1.50");
        parse(" 2.5 ");
        parse("1e3");
        parse("1E-3");
        parse(".5");
        parse("5.");
        parse("NaN");
        parse("-Infinity");
        parse("abc");
        parse("");
        parse("1,5");
        parse("1.0f");
        parse("-0");
        parse("1e400");
        System.out.println(Double.valueOf("3.25") + Double.valueOf(1));
        System.out.println(Double.valueOf(7).intValue() + " " + Double.valueOf(7.9).longValue() + " " + Integer.valueOf(3).doubleValue());
        System.out.println(String.format(java.util.Locale.ROOT, "%.2f|%8.3f|%-8.1f|%08.2f|%+.1f", 3.14159, 2.71828, 1.05, -1.5, 2.0));
        System.out.println(String.format(java.util.Locale.ROOT, "%.0f %.0f %.1f %.2f", 2.5, 3.5, 0.25, 1.005));
        System.out.println(String.format(java.util.Locale.ROOT, "%.3f %.2f", 1.0 / 3, 1e6));
        System.out.println(Double.MIN_VALUE > 0 ? "tiny" : "none");
        System.out.println("" + Float.MIN_VALUE + " " + Double.MIN_VALUE);
    }
}
