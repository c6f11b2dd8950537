// Number theory: gcd, extended gcd, sieve, factorisation, perfect numbers, modular inverse.
import java.util.ArrayList;
import java.util.List;

public class AlgNumbers {
    static int gcd(int a, int b) {
        return b == 0 ? Math.abs(a) : gcd(b, a % b);
    }

    static int[] egcd(int a, int b) {
        if (b == 0) {
            return new int[] {a, 1, 0};
        }
        int[] r = egcd(b, a % b);
        return new int[] {r[0], r[2], r[1] - a / b * r[2]};
    }

    static List<Integer> sieve(int n) {
        boolean[] composite = new boolean[n + 1];
        List<Integer> primes = new ArrayList<>();
        for (int p = 2; p <= n; p++) {
            if (!composite[p]) {
                primes.add(p);
                for (long q = (long) p * p; q <= n; q += p) {
                    composite[(int) q] = true;
                }
            }
        }
        return primes;
    }

    static String factors(long n) {
        StringBuilder sb = new StringBuilder();
        for (long p = 2; p * p <= n; p++) {
            int e = 0;
            while (n % p == 0) {
                n /= p;
                e++;
            }
            if (e > 0) {
                sb.append(sb.length() > 0 ? "*" : "").append(p).append(e > 1 ? "^" + e : "");
            }
        }
        if (n > 1 || sb.length() == 0) {
            sb.append(sb.length() > 0 ? "*" : "").append(n);
        }
        return sb.toString();
    }

    static int phi(int n) {
        int r = n;
        for (int p = 2; p * p <= n; p++) {
            if (n % p == 0) {
                while (n % p == 0) {
                    n /= p;
                }
                r -= r / p;
            }
        }
        return n > 1 ? r - r / n : r;
    }

    public static void main(String[] args) {
        System.out.println(gcd(1071, 462) + " " + gcd(-12, 18) + " " + gcd(0, 5) + " " + gcd(7, 13));
        int[] e = egcd(240, 46);
        System.out.println(e[0] + " = 240*" + e[1] + " + 46*" + e[2]);
        System.out.println(sieve(60));
        for (long n : new long[] {1, 2, 97, 360, 1001, 65536, 999983}) {
            System.out.println(n + " = " + factors(n));
        }
        StringBuilder perfect = new StringBuilder();
        for (int n = 2; n < 500; n++) {
            int s = 1;
            for (int d = 2; d * d <= n; d++) {
                if (n % d == 0) {
                    s += d * d == n ? d : d + n / d;
                }
            }
            if (s == n) {
                perfect.append(n).append(' ');
            }
        }
        System.out.println(perfect.toString().trim());
        System.out.println(phi(36) + " " + phi(97) + " " + phi(1));
        System.out.println(Math.floorMod(egcd(17, 3120)[1], 3120));
    }
}
