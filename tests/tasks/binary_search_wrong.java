// Binary search in a sorted array finds what is there. Wrong: an interval of one element is not looked at.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int find(int[] a, int key) {
        int low = 0;
        int high = a.length - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (a[middle] < key) {
                low = middle + 1;
            } else if (a[middle] > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -1;
    }

    public static void main(String[] args) {
        int[] a = new int[5];
        for (int i = 0; i < a.length; i++) {
            a[i] = Verifier.nondetInt();
            Verifier.assume(i == 0 || a[i - 1] < a[i]);
        }
        int at = Verifier.nondetInt();
        Verifier.assume(0 <= at && at < a.length);
        assert find(a, a[at]) == at; //~ assert
    }
}
