// Quotient and remainder with negative numbers.
//! Main.main --check assert => valid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int a = Verifier.nondetByte();
        int b = Verifier.nondetBoolean() ? 7 : -7;
        assert a / b * b + a % b == a;
        assert a % b == 0 || (a % b < 0) == (a < 0);
        assert Math.floorMod(a, b) == 0 || (Math.floorMod(a, b) < 0) == (b < 0);
    }
}
