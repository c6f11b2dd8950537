package kiasan;

/** One step of quicksort, for anything that can be compared. */
public class ArrayPartition {
    private ArrayPartition() {
    }

    /** Moves the elements that are greater than the first one behind all others. */
    //@ requires noNullElement(a) && a.length > 0;
    //@ ensures isPartitioned(a);
    public static <T extends Comparable<T>> void partition(/*@ non_null @*/ T[] a) {
        T pivot = a[0];
        int low = 1;
        int high = a.length - 1;
        while (low <= high) {
            while (low <= high && a[low].compareTo(pivot) <= 0) {
                low++;
            }
            while (a[high].compareTo(pivot) > 0) {
                high--;
            }
            if (low < high) {
                T greater = a[low];
                a[low] = a[high];
                a[high] = greater;
            }
        }
    }

    private static /*@ pure @*/ boolean noNullElement(Object[] a) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] == null) {
                return false;
            }
        }
        return true;
    }

    private static /*@ pure @*/ <T extends Comparable<T>> boolean isPartitioned(T[] a) {
        int i = 1;
        while (i < a.length && a[i].compareTo(a[0]) <= 0) {
            i++;
        }
        while (i < a.length && a[i].compareTo(a[0]) > 0) {
            i++;
        }
        return i == a.length;
    }
}
