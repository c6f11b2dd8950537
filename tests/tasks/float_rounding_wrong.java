// Sums of decimal fractions are not exact, small integers are. Wrong: the sum that is not exact is that of three.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = 0;
        double sum = 0.0;
        while (n < 4 && Verifier.nondetBoolean()) {
            sum += 0.1;
            n++;
        }
        assert Math.abs(sum - n * 0.1) < 1e-9;
        assert n == 4 || sum == n / 10.0; //~ assert
        float big = 16777216f;
        assert big + 1f == big;
    }
}
