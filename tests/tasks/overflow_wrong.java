// The middle of two numbers without overflow. Wrong: the sum may wrap around.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int middle(int low, int high) {
        return (low + high) / 2;
    }

    public static void main(String[] args) {
        int low = Verifier.nondetInt();
        int high = Verifier.nondetInt();
        Verifier.assume(0 <= low && low <= high);
        int middle = middle(low, high);
        assert low <= middle && middle <= high; //~ assert
    }
}
