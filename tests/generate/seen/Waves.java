/** Functions that no model computes exactly. */
public class Waves {
    public double height(double x) {
        double y = Math.sin(x) * 10;
        if (y > 5) {
            return y;
        }
        return -y;
    }

    public static double sum(int a) {
        return Math.tanh(a) + Math.cbrt(8);
    }
}
