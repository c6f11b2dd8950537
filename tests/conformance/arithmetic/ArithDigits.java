// Loops over digits and powers, in int and long.
public class ArithDigits {
    static int reverse(int n) {
        int r = 0;
        while (n != 0) {
            r = r * 10 + n % 10;
            n /= 10;
        }
        return r;
    }

    static long power(long base, int exp) {
        long result = 1;
        while (exp > 0) {
            if ((exp & 1) == 1) {
                result *= base;
            }
            base *= base;
            exp >>= 1;
        }
        return result;
    }

    static int digitSum(long n) {
        int s = 0;
        do {
            s += Math.abs(n % 10);
            n /= 10;
        } while (n != 0);
        return s;
    }

    static int isqrt(int n) {
        int lo = 0;
        int hi = 46340;
        while (lo < hi) {
            int mid = lo + hi + 1 >>> 1;
            if (mid * mid <= n) {
                lo = mid;
            } else {
                hi = mid - 1;
            }
        }
        return lo;
    }

    static int collatz(long n) {
        int steps = 0;
        while (n != 1) {
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
            steps++;
        }
        return steps;
    }

    public static void main(String[] args) {
        System.out.println(reverse(12345) + " " + reverse(-120) + " " + reverse(0) + " " + reverse(1999999999));
        System.out.println(power(2, 62) + " " + power(2, 63) + " " + power(2, 64) + " " + power(-3, 5) + " " + power(7, 0));
        System.out.println(digitSum(0) + " " + digitSum(-987) + " " + digitSum(Long.MIN_VALUE));
        for (int n : new int[] {0, 1, 2, 15, 16, 17, Integer.MAX_VALUE}) {
            System.out.println(n + " " + isqrt(n));
        }
        System.out.println(collatz(27) + " " + collatz(97));
        StringBuilder sb = new StringBuilder();
        for (int n = 1; n <= 200; n++) {
            int s = 0;
            for (int m = n; m > 0; m /= 10) {
                int d = m % 10;
                s += d * d * d;
            }
            if (s == n) {
                sb.append(n).append(' ');
            }
        }
        System.out.println(sb.toString().trim());
    }
}
