package kiasan;

/** Two simple ways to sort numbers. */
public class SortInt {
    private SortInt() {
    }

    /** Takes one number after the other to its place among those before it. */
    //@ requires a != null;
    //@ ensures isSorted(a);
    public static void insertionSort(int[] a) {
        for (int next = 1; next < a.length; next++) {
            int value = a[next];
            int hole = next;
            while (hole > 0 && value < a[hole - 1]) {
                a[hole] = a[hole - 1];
                hole--;
            }
            a[hole] = value;
        }
    }

    /** Insertion sort of numbers that are far apart, then of closer ones. */
    //@ requires a != null;
    //@ ensures isSorted(a);
    public static void shellsort(int[] a) {
        for (int gap = a.length / 2; gap > 0; gap /= 2) {
            for (int next = gap; next < a.length; next++) {
                int value = a[next];
                int hole = next;
                while (hole >= gap && value < a[hole - gap]) {
                    a[hole] = a[hole - gap];
                    hole -= gap;
                }
                a[hole] = value;
            }
        }
    }

    private static /*@ pure @*/ boolean isSorted(int[] a) {
        for (int i = 0; i < a.length - 1; i++) {
            if (a[i] > a[i + 1]) {
                return false;
            }
        }
        return true;
    }
}
