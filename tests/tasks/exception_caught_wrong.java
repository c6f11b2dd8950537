// An index out of range is caught and leaves the array as it was. Wrong: three is no index of three cells.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static boolean put(int[] a, int at, int value) {
        try {
            a[at] = value;
            return true;
        } catch (ArrayIndexOutOfBoundsException e) {
            return false;
        }
    }

    public static void main(String[] args) {
        int[] a = new int[3];
        int at = Verifier.nondetInt();
        boolean done = put(a, at, 7);
        assert done == (at >= 0 && at <= 3); //~ assert
        assert done || a[0] + a[1] + a[2] == 0;
    }
}
