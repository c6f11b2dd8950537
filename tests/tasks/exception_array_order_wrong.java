// The right side of an array assignment is evaluated before the index is checked. Wrong: a compound assignment checks
// the index first.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int calls;

    static int next() {
        return ++calls;
    }

    public static void main(String[] args) {
        int[] a = new int[2];
        int at = Verifier.nondetInt();
        try {
            a[at] += next();
        } catch (ArrayIndexOutOfBoundsException e) {
            calls += 10;
        }
        assert calls == 1 || calls == 11; //~ assert
        assert calls == 11 || a[at] == 1;
    }
}
