// Two methods that call each other decide parity.
//! Main.main --check assert => valid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static boolean isEven(int n) {
        return n == 0 || isOdd(n - 1);
    }

    static boolean isOdd(int n) {
        return n != 0 && isEven(n - 1);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (0 <= n && n <= 20) {
            assert isEven(n) == (n % 2 == 0);
            assert isOdd(n) != isEven(n);
        }
    }
}
