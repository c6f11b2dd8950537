// In-place array algorithms: reverse, rotate, partition, dedupe, prefix sums.
import java.util.Arrays;

public class ArrRotations {
    static void reverse(int[] a, int i, int j) {
        while (i < j) {
            int t = a[i];
            a[i++] = a[j];
            a[j--] = t;
        }
    }

    static void rotate(int[] a, int k) {
        int n = a.length;
        if (n == 0) {
            return;
        }
        k = ((k % n) + n) % n;
        reverse(a, 0, n - 1);
        reverse(a, 0, k - 1);
        reverse(a, k, n - 1);
    }

    static int dedupe(int[] a) {
        int w = 0;
        for (int r = 0; r < a.length; r++) {
            if (r == 0 || a[r] != a[r - 1]) {
                a[w++] = a[r];
            }
        }
        return w;
    }

    static void flag(int[] a) {
        int lo = 0;
        int mid = 0;
        int hi = a.length - 1;
        while (mid <= hi) {
            switch (a[mid]) {
                case 0: {
                    int t = a[lo];
                    a[lo++] = a[mid];
                    a[mid++] = t;
                    break;
                }
                case 1:
                    mid++;
                    break;
                default: {
                    int t = a[hi];
                    a[hi--] = a[mid];
                    a[mid] = t;
                }
            }
        }
    }

    static int maxSub(int[] a) {
        int best = Integer.MIN_VALUE;
        int cur = 0;
        for (int x : a) {
            cur = Math.max(x, cur + x);
            best = Math.max(best, cur);
        }
        return best;
    }

    static int[] prefix(int[] a) {
        int[] p = new int[a.length + 1];
        for (int i = 0; i < a.length; i++) {
            p[i + 1] = p[i] + a[i];
        }
        return p;
    }

    static boolean nextPermutation(int[] a) {
        int i = a.length - 2;
        while (i >= 0 && a[i] >= a[i + 1]) {
            i--;
        }
        if (i < 0) {
            return false;
        }
        int j = a.length - 1;
        while (a[j] <= a[i]) {
            j--;
        }
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
        reverse(a, i + 1, a.length - 1);
        return true;
    }

    public static void main(String[] args) {
        int[] a = {1, 2, 3, 4, 5};
        rotate(a, 2);
        System.out.println(Arrays.toString(a));
        rotate(a, -7);
        System.out.println(Arrays.toString(a));
        rotate(new int[0], 3);
        int[] d = {1, 1, 2, 3, 3, 3, 4};
        int n = dedupe(d);
        System.out.println(Arrays.toString(Arrays.copyOf(d, n)));
        int[] f = {2, 0, 1, 2, 0, 1, 0};
        flag(f);
        System.out.println(Arrays.toString(f));
        System.out.println(maxSub(new int[] {-2, 1, -3, 4, -1, 2, 1, -5, 4}) + " " + maxSub(new int[] {-3, -1}));
        int[] p = prefix(new int[] {3, 1, 4, 1, 5});
        System.out.println(p[5] - p[2]);
        int[] q = {1, 2, 3};
        int count = 1;
        StringBuilder sb = new StringBuilder("123");
        while (nextPermutation(q)) {
            sb.append(' ');
            for (int x : q) {
                sb.append(x);
            }
            count++;
        }
        System.out.println(sb + " " + count);
        int[] two = {9, 8};
        two[0] ^= two[1];
        two[1] ^= two[0];
        two[0] ^= two[1];
        System.out.println(two[0] + " " + two[1]);
    }
}
