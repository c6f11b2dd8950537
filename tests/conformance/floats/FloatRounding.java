// Rounding of every operation; the order of additions matters; float against double.
public class FloatRounding {
    public static void main(String[] args) {
        System.out.println(0.1 + 0.2 == 0.3);
        System.out.println(0.1f + 0.2f == 0.3f);
        System.out.println(0.1 + 0.7 + 0.2);
        System.out.println(0.7 + 0.2 + 0.1);
        System.out.println(1e16 + 1 + 1 == 1e16 + (1 + 1));
        double sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += 0.1;
        }
        System.out.println(sum + " " + (sum == 1));
        float fsum = 0;
        for (int i = 0; i < 10; i++) {
            fsum += 0.1f;
        }
        System.out.println(fsum);
        float mixed = 0;
        for (int i = 0; i < 10; i++) {
            mixed += 0.1;
        }
        System.out.println(mixed);
        double harmonic = 0;
        for (int i = 1; i <= 100; i++) {
            harmonic += 1.0 / i;
        }
        System.out.println(harmonic);
        double back = 0;
        for (int i = 100; i >= 1; i--) {
            back += 1.0 / i;
        }
        System.out.println(back);
        System.out.println(3 * 0.1 + " " + 0.1 * 3 + " " + 0.3 / 3);
        System.out.println(1.0 - 0.9 + " " + (4.35 * 100) + " " + 1.005 * 1000);
        System.out.println(2 / 3 * 3.0 + " " + 2 / 3.0 * 3 + " " + 2f / 3 * 3);
        System.out.println((float) (0.1 * 3) + " " + 0.1f * 3 + " " + (double) (0.1f * 3));
        float x = 16777216f;
        System.out.println(x + 1f == x);
        System.out.println(x + 1.0 == x);
        System.out.println(10.0 % 0.1 + " " + 1 % 0.1f);
        double e = 1;
        while (1 + e / 2 != 1) {
            e /= 2;
        }
        System.out.println(e + " " + Math.ulp(1.0));
    }
}
