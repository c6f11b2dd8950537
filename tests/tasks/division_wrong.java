// Quotient and remainder with negative numbers. Wrong: the floor remainder has the sign of the divisor.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int a = Verifier.nondetByte();
        int b = Verifier.nondetBoolean() ? 7 : -7;
        assert a / b * b + a % b == a;
        assert a % b == 0 || (a % b < 0) == (a < 0);
        assert Math.floorMod(a, b) == 0 || (Math.floorMod(a, b) < 0) == (a < 0); //~ assert
    }
}
