// Addition by recursion agrees with the operator, also for negative numbers. Wrong: the sum may wrap around.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int add(int a, int b) {
        if (b == 0) {
            return a;
        }
        if (b > 0) {
            return add(a + 1, b - 1);
        }
        return add(a - 1, b + 1);
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        if (b < -6 || b > 6) {
            return;
        }
        assert add(a, b) == a + b;
        assert b <= 0 || add(a, b) > a; //~ assert
    }
}
