// The two zeros are equal as numbers only. Wrong: the divisor may be the negative zero.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        Verifier.assume(x == 0.0);
        double y = 1.0 / x;
        assert Double.isInfinite(y);
        assert y > 0; //~ assert
        assert x + 0.0 == 0.0 && !(x < -0.0);
        assert Double.valueOf(-0.0).equals(-0.0) && !Double.valueOf(0.0).equals(-0.0);
    }
}
