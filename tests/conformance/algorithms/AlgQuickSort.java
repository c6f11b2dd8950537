// Quicksort with three partition schemes, quickselect and a check of the result.
import java.util.Arrays;

public class AlgQuickSort {
    static int compares;

    static void swap(int[] a, int i, int j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    static void lomuto(int[] a, int lo, int hi) {
        if (lo >= hi) {
            return;
        }
        int p = lo;
        for (int i = lo; i < hi; i++) {
            compares++;
            if (a[i] < a[hi]) {
                swap(a, i, p++);
            }
        }
        swap(a, p, hi);
        lomuto(a, lo, p - 1);
        lomuto(a, p + 1, hi);
    }

    static void hoare(int[] a, int lo, int hi) {
        if (lo >= hi) {
            return;
        }
        int x = a[(lo + hi) >>> 1];
        int i = lo - 1;
        int j = hi + 1;
        while (true) {
            do {
                i++;
            } while (a[i] < x);
            do {
                j--;
            } while (a[j] > x);
            if (i >= j) {
                break;
            }
            swap(a, i, j);
        }
        hoare(a, lo, j);
        hoare(a, j + 1, hi);
    }

    static void threeWay(int[] a, int lo, int hi) {
        while (lo < hi) {
            int lt = lo;
            int gt = hi;
            int v = a[lo];
            for (int i = lo + 1; i <= gt;) {
                int c = Integer.compare(a[i], v);
                if (c < 0) {
                    swap(a, lt++, i++);
                } else if (c > 0) {
                    swap(a, i, gt--);
                } else {
                    i++;
                }
            }
            threeWay(a, lo, lt - 1);
            lo = gt + 1;
        }
    }

    static int select(int[] a, int k) {
        int lo = 0;
        int hi = a.length - 1;
        for (;;) {
            int p = lo;
            for (int i = lo; i < hi; i++) {
                if (a[i] < a[hi]) {
                    swap(a, i, p++);
                }
            }
            swap(a, p, hi);
            if (p == k) {
                return a[k];
            }
            if (p < k) {
                lo = p + 1;
            } else {
                hi = p - 1;
            }
        }
    }

    public static void main(String[] args) {
        int[] src = new int[40];
        int seed = 7;
        for (int i = 0; i < src.length; i++) {
            seed = seed * 1664525 + 1013904223;
            src[i] = (seed >>> 20) % 30;
        }
        System.out.println(Arrays.toString(src));
        int[] a = src.clone();
        lomuto(a, 0, a.length - 1);
        System.out.println(Arrays.toString(a));
        System.out.println(compares);
        int[] b = src.clone();
        hoare(b, 0, b.length - 1);
        int[] c = src.clone();
        threeWay(c, 0, c.length - 1);
        System.out.println(Arrays.equals(a, b) + " " + Arrays.equals(a, c));
        System.out.println(select(src.clone(), 0) + " " + select(src.clone(), 20) + " " + select(src.clone(), 39));
        int[] sorted = {1, 2, 3, 4, 5};
        hoare(sorted, 0, 4);
        int[] one = {9};
        threeWay(one, 0, 0);
        int[] none = {};
        lomuto(none, 0, -1);
        System.out.println(Arrays.toString(sorted) + one[0] + none.length);
        int[] same = {4, 4, 4, 4};
        threeWay(same, 0, 3);
        hoare(same, 0, 3);
        System.out.println(Arrays.toString(same));
        int[] ext = {Integer.MAX_VALUE, 0, Integer.MIN_VALUE, -1};
        threeWay(ext, 0, 3);
        System.out.println(Arrays.toString(ext));
    }
}
