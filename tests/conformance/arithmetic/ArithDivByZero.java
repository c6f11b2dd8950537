// Integer division by zero throws, floating division does not; the left side is untouched.
public class ArithDivByZero {
    static int zero() {
        return 0;
    }

    public static void main(String[] args) {
        try {
            System.out.println(1 / zero());
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(1L % zero());
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        int x = 5;
        try {
            x /= zero();
        } catch (ArithmeticException e) {
            System.out.println("x " + x);
        }
        byte b = 7;
        try {
            b %= zero();
        } catch (ArithmeticException e) {
            System.out.println("b " + b);
        }
        int[] a = {1, 2, 3};
        int i = 0;
        try {
            a[i++] /= zero();
        } catch (ArithmeticException e) {
            System.out.println("a[0] " + a[0] + " i " + i);
        }
        System.out.println(1 / 0.0);
        System.out.println(-1 / 0.0f);
        System.out.println(0 % 0.0);
        double d = 3;
        d /= zero();
        System.out.println(d);
        try {
            long l = Long.MIN_VALUE / (long) zero();
            System.out.println(l);
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        System.out.println(zero() / 5 + " " + zero() % 5);
    }
}
