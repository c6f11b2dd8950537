// Fixed-point and modular arithmetic with long intermediates.
public class ArithFixedPoint {
    static final int ONE = 1 << 16;
    static final long MOD = 1_000_000_007L;

    static int mul(int a, int b) {
        return (int) ((long) a * b >> 16);
    }

    static int div(int a, int b) {
        return (int) (((long) a << 16) / b);
    }

    static String show(int f) {
        int whole = f >> 16;
        int frac = (int) ((f & 0xffffL) * 10000 >>> 16);
        return whole + "." + frac;
    }

    static long modPow(long b, long e) {
        long r = 1;
        b %= MOD;
        for (; e > 0; e >>= 1) {
            if ((e & 1) != 0) {
                r = r * b % MOD;
            }
            b = b * b % MOD;
        }
        return r;
    }

    public static void main(String[] args) {
        int half = ONE / 2;
        int third = div(ONE, 3 * ONE);
        System.out.println(show(half) + " " + show(third) + " " + show(mul(half, third)));
        System.out.println(show(-half) + " " + show(mul(-half, ONE * 3)));
        System.out.println(show(div(-ONE, 3 * ONE)));
        int x = ONE;
        for (int i = 0; i < 6; i++) {
            x = x + div(2 * ONE, x) >> 1;
            System.out.println(show(x));
        }
        System.out.println(modPow(2, 10) + " " + modPow(2, 1_000_000_006L) + " " + modPow(123456789, 987654321));
        long inv3 = modPow(3, MOD - 2);
        System.out.println(inv3 + " " + inv3 * 3 % MOD);
        long a = 0;
        long b = 1;
        for (int i = 0; i < 100; i++) {
            long c = (a + b) % MOD;
            a = b;
            b = c;
        }
        System.out.println(a);
        int cents = 1999;
        System.out.println(cents / 100 + "." + cents % 100 + " x3 = " + cents * 3 / 100.0);
        System.out.println((0.1 + 0.2) + " " + (0.1f + 0.2f) + " " + (1 + 2) / 10.0);
    }
}
