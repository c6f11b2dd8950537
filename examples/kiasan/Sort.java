package kiasan;

/** Two simple ways to sort anything that can be compared. */
public class Sort {
    private Sort() {
    }

    /** Takes one element after the other to its place among those before it. */
    //@ requires noNullElement(a);
    //@ ensures isSorted(a);
    public static <T extends Comparable<T>> void insertionSort(/*@ non_null @*/ T[] a) {
        for (int next = 1; next < a.length; next++) {
            T element = a[next];
            int hole = next;
            while (hole > 0 && element.compareTo(a[hole - 1]) < 0) {
                a[hole] = a[hole - 1];
                hole--;
            }
            a[hole] = element;
        }
    }

    /** Insertion sort of elements that are far apart, then of closer ones. */
    //@ requires noNullElement(a);
    //@ ensures isSorted(a);
    public static <T extends Comparable<T>> void shellsort(/*@ non_null @*/ T[] a) {
        for (int gap = a.length / 2; gap > 0; gap /= 2) {
            for (int next = gap; next < a.length; next++) {
                T element = a[next];
                int hole = next;
                while (hole >= gap && element.compareTo(a[hole - gap]) < 0) {
                    a[hole] = a[hole - gap];
                    hole -= gap;
                }
                a[hole] = element;
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

    private static /*@ pure @*/ <T extends Comparable<T>> boolean isSorted(T[] a) {
        for (int i = 0; i < a.length - 1; i++) {
            if (a[i].compareTo(a[i + 1]) > 0) {
                return false;
            }
        }
        return true;
    }
}
