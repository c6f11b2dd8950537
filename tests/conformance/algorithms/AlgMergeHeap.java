// Merge sort on arrays and lists, bottom-up merge, heap sort, counting of inversions.
import java.util.Arrays;

public class AlgMergeHeap {
    static long inversions;

    static int[] mergeSort(int[] a) {
        if (a.length < 2) {
            return a;
        }
        int[] l = mergeSort(Arrays.copyOfRange(a, 0, a.length / 2));
        int[] r = mergeSort(Arrays.copyOfRange(a, a.length / 2, a.length));
        int[] out = new int[a.length];
        for (int i = 0, j = 0, k = 0; k < out.length; k++) {
            if (j == r.length || i < l.length && l[i] <= r[j]) {
                out[k] = l[i++];
            } else {
                out[k] = r[j++];
                inversions += l.length - i;
            }
        }
        return out;
    }

    static void bottomUp(int[] a) {
        int[] tmp = new int[a.length];
        for (int w = 1; w < a.length; w *= 2) {
            for (int lo = 0; lo < a.length; lo += 2 * w) {
                int mid = Math.min(lo + w, a.length);
                int hi = Math.min(lo + 2 * w, a.length);
                int i = lo;
                int j = mid;
                for (int k = lo; k < hi; k++) {
                    tmp[k] = i < mid && (j >= hi || a[i] <= a[j]) ? a[i++] : a[j++];
                }
            }
            System.arraycopy(tmp, 0, a, 0, a.length);
        }
    }

    static void heapSort(int[] a) {
        for (int i = a.length / 2 - 1; i >= 0; i--) {
            sift(a, i, a.length);
        }
        for (int n = a.length - 1; n > 0; n--) {
            int t = a[0];
            a[0] = a[n];
            a[n] = t;
            sift(a, 0, n);
        }
    }

    static void sift(int[] a, int i, int n) {
        int x = a[i];
        int c;
        while ((c = 2 * i + 1) < n) {
            if (c + 1 < n && a[c + 1] > a[c]) {
                c++;
            }
            if (a[c] <= x) {
                break;
            }
            a[i] = a[c];
            i = c;
        }
        a[i] = x;
    }

    static class Node {
        int v;
        Node next;

        Node(int v, Node next) {
            this.v = v;
            this.next = next;
        }
    }

    static Node sortList(Node h) {
        if (h == null || h.next == null) {
            return h;
        }
        Node slow = h;
        for (Node fast = h.next; fast != null && fast.next != null; fast = fast.next.next) {
            slow = slow.next;
        }
        Node right = sortList(slow.next);
        slow.next = null;
        Node left = sortList(h);
        Node dummy = new Node(0, null);
        Node t = dummy;
        while (left != null && right != null) {
            if (left.v <= right.v) {
                t = t.next = left;
                left = left.next;
            } else {
                t = t.next = right;
                right = right.next;
            }
        }
        t.next = left != null ? left : right;
        return dummy.next;
    }

    public static void main(String[] args) {
        int[] src = {38, 27, 43, 3, 9, 82, 10, -5, 27, 0};
        int[] a = mergeSort(src);
        System.out.println(Arrays.toString(a) + " " + inversions);
        int[] b = src.clone();
        bottomUp(b);
        System.out.println(Arrays.equals(a, b));
        int[] c = src.clone();
        heapSort(c);
        System.out.println(Arrays.equals(a, c));
        Node h = null;
        for (int x : src) {
            h = new Node(x, h);
        }
        StringBuilder sb = new StringBuilder();
        for (Node n = sortList(h); n != null; n = n.next) {
            sb.append(n.v).append(' ');
        }
        System.out.println(sb.toString().trim());
        inversions = 0;
        mergeSort(new int[] {5, 4, 3, 2, 1});
        System.out.println(inversions);
        heapSort(new int[0]);
        int[] two = {2, 1};
        heapSort(two);
        System.out.println(two[0] + " " + two[1] + " " + mergeSort(new int[0]).length);
        int[] heap = {1, 2, 3, 4, 5, 6, 7};
        for (int i = 2; i >= 0; i--) {
            sift(heap, i, 7);
        }
        System.out.println(Arrays.toString(heap));
    }
}
