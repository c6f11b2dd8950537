// Conversions from floating point cut and saturate.
//! Main.main --check assert => valid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        float f = Verifier.nondetFloat();
        int n = (int) f;
        if (f != f) {
            assert n == 0;
        } else if (f >= 2147483648f) {
            assert n == Integer.MAX_VALUE;
        } else if (f > -1f && f < 1f) {
            assert n == 0;
        } else if (Math.abs(f) < 1000000f) {
            assert n != 0;
            assert f > 0f == n > 0;
        }
        assert (byte) 300.7 == 44;
        assert (char) 97.9f == 'a';
    }
}
