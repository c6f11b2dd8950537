package kiasan;

/** One step of quicksort. */
public class ArrayPartitionInt {
    private ArrayPartitionInt() {
    }

    /** Moves the numbers that are greater than the first one behind all others. */
    //@ requires a != null && a.length > 0;
    //@ ensures isPartitioned(a);
    public static void partition(int[] a) {
        int pivot = a[0];
        int low = 1;
        int high = a.length - 1;
        while (low <= high) {
            while (low <= high && a[low] <= pivot) {
                low++;
            }
            while (a[high] > pivot) {
                high--;
            }
            if (low < high) {
                int greater = a[low];
                a[low] = a[high];
                a[high] = greater;
            }
        }
    }

    private static /*@ pure @*/ boolean isPartitioned(int[] a) {
        int i = 1;
        while (i < a.length && a[i] <= a[0]) {
            i++;
        }
        while (i < a.length && a[i] > a[0]) {
            i++;
        }
        return i == a.length;
    }
}
