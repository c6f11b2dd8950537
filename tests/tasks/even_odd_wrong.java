// Two methods that call each other decide parity. Wrong: 18 is taken for odd.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static boolean isEven(int n) {
        return n == 0 || n != 18 && isOdd(n - 1);
    }

    static boolean isOdd(int n) {
        return n != 0 && isEven(n - 1);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (0 <= n && n <= 20) {
            assert isEven(n) == (n % 2 == 0); //~ assert
            assert isOdd(n) != isEven(n); //~ assert
        }
    }
}
