// Insertion sort orders the numbers and keeps their sum. Wrong: the first place is never reached.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static void sort(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int key = a[i];
            int j = i - 1;
            while (j > 0 && a[j] > key) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = key;
        }
    }

    public static void main(String[] args) {
        int[] a = new int[4];
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            a[i] = Verifier.nondetInt();
            sum += a[i];
        }
        sort(a);
        for (int i = 1; i < a.length; i++) {
            assert a[i - 1] <= a[i]; //~ assert
            sum -= a[i];
        }
        assert sum == a[0];
    }
}
