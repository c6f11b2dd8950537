// A negated comparison is not the opposite comparison when NaN is about.
public class FloatConditions {
    static String order(double a, double b) {
        if (a < b) {
            return "less";
        } else if (a > b) {
            return "greater";
        } else if (a == b) {
            return "equal";
        }
        return "unordered";
    }

    static String viaNot(double a, double b) {
        String s = "";
        if (!(a < b)) {
            s += " not<";
        }
        if (!(a >= b)) {
            s += " not>=";
        }
        if (!(a != b)) {
            s += " not!=";
        }
        if (!(a == b)) {
            s += " not==";
        }
        return s;
    }

    static double clamp(double x) {
        return x < 0 ? 0 : x > 1 ? 1 : x;
    }

    static double max(double[] a) {
        double m = a[0];
        for (double d : a) {
            if (d > m) {
                m = d;
            }
        }
        return m;
    }

    public static void main(String[] args) {
        double[] v = {1, -0.0, 0.0, Double.NaN, Double.NEGATIVE_INFINITY};
        for (double a : v) {
            for (double b : v) {
                System.out.println(a + " " + b + " " + order(a, b) + viaNot(a, b));
            }
        }
        System.out.println(clamp(Double.NaN) + " " + clamp(-0.0) + " " + clamp(7));
        System.out.println(max(new double[] {Double.NaN, 3, 5}) + " " + max(new double[] {2, Double.NaN, 3}));
        float f = Float.NaN;
        int runs = 0;
        while (!(f > 0) && runs < 3) {
            runs++;
        }
        System.out.println(runs);
    }
}
