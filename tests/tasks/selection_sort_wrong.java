// Selection sort orders the numbers, counted in swaps. Wrong: candidates are compared with the first, not with the
// least so far.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int[] a = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
        int swaps = 0;
        for (int i = 0; i < a.length - 1; i++) {
            int least = i;
            for (int j = i + 1; j < a.length; j++) {
                if (a[j] < a[i]) {
                    least = j;
                }
            }
            if (least != i) {
                int swap = a[i];
                a[i] = a[least];
                a[least] = swap;
                swaps++;
            }
        }
        assert swaps < a.length;
        assert a[0] <= a[1] && a[1] <= a[2] && a[2] <= a[3]; //~ assert
    }
}
