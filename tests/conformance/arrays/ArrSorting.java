// Sorting arrays by hand in six ways gives the same result.
import java.util.Arrays;

public class ArrSorting {
    interface Sorter {
        void sort(int[] a);
    }

    static void bubble(int[] a) {
        boolean swapped;
        int n = a.length;
        do {
            swapped = false;
            for (int i = 1; i < n; i++) {
                if (a[i - 1] > a[i]) {
                    int t = a[i - 1];
                    a[i - 1] = a[i];
                    a[i] = t;
                    swapped = true;
                }
            }
            n--;
        } while (swapped);
    }

    static void insertion(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int x = a[i];
            int j = i;
            while (j > 0 && a[j - 1] > x) {
                a[j] = a[--j];
            }
            a[j] = x;
        }
    }

    static void selection(int[] a) {
        for (int i = 0; i < a.length; i++) {
            int m = i;
            for (int j = i + 1; j < a.length; j++) {
                m = a[j] < a[m] ? j : m;
            }
            int t = a[i];
            a[i] = a[m];
            a[m] = t;
        }
    }

    static void shell(int[] a) {
        for (int gap = a.length / 2; gap > 0; gap /= 2) {
            for (int i = gap; i < a.length; i++) {
                int x = a[i];
                int j;
                for (j = i; j >= gap && a[j - gap] > x; j -= gap) {
                    a[j] = a[j - gap];
                }
                a[j] = x;
            }
        }
    }

    static void counting(int[] a) {
        int lo = Integer.MAX_VALUE;
        int hi = Integer.MIN_VALUE;
        for (int x : a) {
            lo = Math.min(lo, x);
            hi = Math.max(hi, x);
        }
        int[] c = new int[a.length == 0 ? 0 : hi - lo + 1];
        for (int x : a) {
            c[x - lo]++;
        }
        int k = 0;
        for (int i = 0; i < c.length; i++) {
            while (c[i]-- > 0) {
                a[k++] = i + lo;
            }
        }
    }

    static void radix(int[] a) {
        int[] b = new int[a.length];
        for (int shift = 0; shift < 32; shift += 8) {
            int[] c = new int[257];
            for (int x : a) {
                c[((x ^ Integer.MIN_VALUE) >>> shift & 255) + 1]++;
            }
            for (int i = 0; i < 256; i++) {
                c[i + 1] += c[i];
            }
            for (int x : a) {
                b[c[(x ^ Integer.MIN_VALUE) >>> shift & 255]++] = x;
            }
            System.arraycopy(b, 0, a, 0, a.length);
        }
    }

    public static void main(String[] args) {
        Sorter[] all = {ArrSorting::bubble, ArrSorting::insertion, ArrSorting::selection, ArrSorting::shell, ArrSorting::counting, ArrSorting::radix};
        int[] src = new int[20];
        int x = 12345;
        for (int i = 0; i < src.length; i++) {
            x = x * 1103515245 + 12345;
            src[i] = (x >> 16) % 50;
        }
        System.out.println(Arrays.toString(src));
        int[] expected = src.clone();
        Arrays.sort(expected);
        System.out.println(Arrays.toString(expected));
        for (Sorter s : all) {
            int[] a = src.clone();
            s.sort(a);
            int[] none = {};
            s.sort(none);
            int[] one = {3};
            s.sort(one);
            System.out.println(Arrays.equals(a, expected) + " " + none.length + one[0]);
        }
    }
}
