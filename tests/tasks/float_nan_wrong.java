// NaN is not equal to itself, and Double.compare puts it last. Wrong: one of the two may still be NaN.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        double y = Verifier.nondetDouble();
        if (x == x || y == y) {
            assert x < y || x >= y; //~ assert
            assert (x == y) || Double.compare(x, y) != 0;
        } else {
            assert !Double.isNaN(x) || Double.compare(x, y) >= 0;
        }
    }
}
