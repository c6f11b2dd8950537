// Merge sort orders the numbers. Wrong: the left part is always compared with the first of the right one.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int[] sort(int[] a, int from, int to) {
        if (to - from == 1) {
            return new int[] {a[from]};
        }
        int middle = (from + to) / 2;
        return merge(sort(a, from, middle), sort(a, middle, to));
    }

    static int[] merge(int[] left, int[] right) {
        int[] all = new int[left.length + right.length];
        int l = 0;
        int r = 0;
        for (int i = 0; i < all.length; i++) {
            if (r == right.length || l < left.length && left[l] <= right[0]) {
                all[i] = left[l++];
            } else {
                all[i] = right[r++];
            }
        }
        return all;
    }

    public static void main(String[] args) {
        int[] a = new int[4];
        for (int i = 0; i < a.length; i++) {
            a[i] = Verifier.nondetInt();
        }
        int[] sorted = sort(a, 0, a.length);
        for (int i = 1; i < sorted.length; i++) {
            assert sorted[i - 1] <= sorted[i]; //~ assert
        }
    }
}
