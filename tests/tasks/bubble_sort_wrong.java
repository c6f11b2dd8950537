// Bubble sort orders four unknown numbers. Wrong: the last round is missing.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static void sort(int[] a) {
        for (int end = a.length - 1; end > 1; end--) {
            for (int i = 0; i < end; i++) {
                if (a[i] > a[i + 1]) {
                    int swap = a[i];
                    a[i] = a[i + 1];
                    a[i + 1] = swap;
                }
            }
        }
    }

    public static void main(String[] args) {
        int[] a = new int[4];
        for (int i = 0; i < a.length; i++) {
            a[i] = Verifier.nondetInt();
        }
        sort(a);
        for (int i = 0; i + 1 < a.length; i++) {
            assert a[i] <= a[i + 1]; //~ assert
        }
    }
}
