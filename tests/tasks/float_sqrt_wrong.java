// A square root squared is close to the number. Wrong: the root of three is not exact either.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int i = 0;
        while (i < 10 && Verifier.nondetBoolean()) {
            i++;
        }
        double root = Math.sqrt(i);
        int whole = (int) root;
        assert whole * whole <= i && (whole + 1) * (whole + 1) > i;
        assert root * root == i || i == 2 || i > 4; //~ assert
        assert Double.isNaN(Math.sqrt(-1.0 - i));
    }
}
