// The absolute value of an int. Wrong: the least number has no positive partner.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int abs = n < 0 ? -n : n;
        assert abs >= 0; //~ assert
        long wide = n < 0 ? -(long) n : n;
        assert wide >= 0;
        boolean exact;
        try {
            exact = Math.negateExact(n) == -n;
        } catch (ArithmeticException e) {
            exact = false;
        }
        assert exact == (n != Integer.MIN_VALUE);
    }
}
