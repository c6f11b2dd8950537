// NaN, infinities and signed zeros in arithmetic and comparison.
public class FloatSpecials {
    public static void main(String[] args) {
        double nan = Double.NaN;
        double inf = Double.POSITIVE_INFINITY;
        System.out.println(nan == nan);
        System.out.println(nan != nan);
        System.out.println((nan < 1) + " " + (nan > 1) + " " + (nan <= nan) + " " + !(nan >= 1));
        System.out.println(inf - inf);
        System.out.println(inf * 0);
        System.out.println(inf + 1 == inf);
        System.out.println(-inf < -Double.MAX_VALUE);
        System.out.println(0.0 / 0);
        System.out.println(1 / 0.0 + " " + 1 / -0.0);
        System.out.println(0.0 == -0.0);
        System.out.println(-0.0 + " " + (0.0 - 0.0) + " " + (-0.0 + 0.0) + " " + (-0.0 - 0.0) + " " + 0.0 * -1);
        System.out.println(-(0.0) + " " + (0 - 0.0));
        System.out.println(Math.min(0.0, -0.0) + " " + Math.max(-0.0, 0.0) + " " + Math.max(nan, 1));
        System.out.println(5 % inf + " " + inf % 5 + " " + 5.5 % 0 + " " + -5.5 % 2 + " " + 5.5 % -2);
        System.out.println(-0.0 % 3 + " " + Math.abs(-0.0));
        System.out.println(Double.isNaN(nan) + " " + Double.isInfinite(-inf) + " " + Double.isNaN(0.0 / 0.0));
        System.out.println(Math.sqrt(-1) + " " + Math.sqrt(-0.0));
        System.out.println(Double.MAX_VALUE * 2 + " " + Double.MIN_VALUE / 2);
        System.out.println(Float.MAX_VALUE * 2 + " " + (double) Float.MAX_VALUE * 2);
        System.out.println(Float.MIN_VALUE / 2 + " " + -Float.MIN_VALUE / 2);
        float fn = 0f / 0f;
        System.out.println(fn + " " + (fn == fn) + " " + (float) nan + " " + (float) 1e300);
        System.out.println(nan + inf + " " + (nan > inf ? 1 : 2));
    }
}
