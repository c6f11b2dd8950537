// Ackermann's function grows in both arguments. Wrong: the middle case starts at 0.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int ackermann(int m, int n) {
        if (m == 0) {
            return n + 1;
        }
        if (n == 0) {
            return ackermann(m - 1, 0);
        }
        return ackermann(m - 1, ackermann(m, n - 1));
    }

    public static void main(String[] args) {
        int m = Verifier.nondetInt();
        int n = Verifier.nondetInt();
        Verifier.assume(0 <= m && m <= 2 && 0 <= n && n <= 2);
        int value = ackermann(m, n);
        assert m < 2 || n < 2 || value == 7; //~ assert
        assert value > n;
    }
}
