// Loops driven by floating comparison: Newton's method, series, bisection.
public class FloatLoops {
    static double newton(double a) {
        double x = a;
        int guard = 0;
        while (Math.abs(x * x - a) > 1e-12 * a && guard++ < 60) {
            x = (x + a / x) / 2;
        }
        return x;
    }

    static double exp(double x) {
        double term = 1;
        double sum = 0;
        for (int n = 1; sum + term != sum; n++) {
            sum += term;
            term *= x / n;
        }
        return sum;
    }

    static double bisect(double lo, double hi) {
        while (hi - lo > 1e-9) {
            double mid = (lo + hi) / 2;
            if (mid * mid * mid - mid - 2 > 0) {
                hi = mid;
            } else {
                lo = mid;
            }
        }
        return lo;
    }

    public static void main(String[] args) {
        System.out.println(newton(2) + " " + newton(9) + " " + newton(1e6));
        System.out.println(exp(1) + " " + exp(0) + " " + exp(-1) + " " + exp(10));
        System.out.println(bisect(1, 2));
        int steps = 0;
        for (double d = 0; d != 1.0 && steps < 20; d += 0.25) {
            steps++;
        }
        System.out.println(steps);
        steps = 0;
        for (double d = 0; d != 1.0 && steps < 20; d += 0.1) {
            steps++;
        }
        System.out.println(steps);
        steps = 0;
        for (float f = 0; f <= 1; f += 0.1f) {
            steps++;
        }
        System.out.println(steps);
        double pi = 0;
        for (int k = 0; k < 200; k++) {
            pi += (k % 2 == 0 ? 4.0 : -4.0) / (2 * k + 1);
        }
        System.out.println(pi);
        double[] poly = {1, -3, 2, 0.5};
        for (double x = -1; x <= 1; x += 0.5) {
            double y = 0;
            for (int i = poly.length - 1; i >= 0; i--) {
                y = y * x + poly[i];
            }
            System.out.println(x + " " + y);
        }
    }
}
