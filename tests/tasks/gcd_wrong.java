// The greatest common divisor by subtraction divides both numbers. Wrong: it stops at 2 too early, also for odd
// partners.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int gcd(int a, int b) {
        if (a == b || a == 2) {
            return a;
        }
        return a > b ? gcd(a - b, b) : gcd(a, b - a);
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        Verifier.assume(a >= 1 && a <= 6 && b >= 1 && b <= 6);
        int divisor = gcd(a, b);
        assert a % divisor == 0; //~ assert
        assert b % divisor == 0; //~ assert
    }
}
