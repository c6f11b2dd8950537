package kiasan;

/** A binary heap in an array of fixed length: the least element comes out first. */
public class BinaryHeap<T extends Comparable<T>> {
    //@ invariant repOK();
    /** The children of the element at `i` are at `2 * i` and `2 * i + 1`; nothing is at 0. */
    private T[] array;
    private int size;

    //@ requires 0 <= capacity && capacity < Integer.MAX_VALUE;
    @SuppressWarnings({"unchecked", "rawtypes"})
    public BinaryHeap(int capacity) {
        array = (T[]) new Comparable[capacity + 1];
    }

    /** No element is null, and no parent is greater than its children. */
    private /*@ pure @*/ boolean repOK() {
        if (array == null || size < 0 || size >= array.length) {
            return false;
        }
        for (int i = 1; i <= size; i++) {
            if (array[i] == null) {
                return false;
            }
            if (i > 1 && array[i].compareTo(array[i / 2]) < 0) {
                return false;
            }
        }
        return true;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return size == 0;
    }

    public /*@ pure @*/ boolean isFull() {
        return size == array.length - 1;
    }

    //@ ensures size == \old(size) + 1;
    //@ signals (IllegalStateException e) isFull();
    public void insert(/*@ non_null @*/ T x) {
        if (isFull()) {
            throw new IllegalStateException("the heap is full");
        }
        int hole = ++size;
        while (hole > 1 && x.compareTo(array[hole / 2]) < 0) {
            array[hole] = array[hole / 2];
            hole /= 2;
        }
        array[hole] = x;
    }

    //@ ensures \result == (size == 0 ? null : array[1]);
    public T findMin() {
        if (isEmpty()) {
            return null;
        }
        return array[1];
    }

    //@ ensures size == (\result == null ? 0 : \old(size) - 1);
    public T deleteMin() {
        if (isEmpty()) {
            return null;
        }
        T least = findMin();
        array[1] = array[size--];
        sink(1);
        return least;
    }

    private void sink(int hole) {
        T x = array[hole];
        while (hole * 2 <= size) {
            int child = hole * 2;
            if (child != size && array[child + 1].compareTo(array[child]) < 0) {
                child++;
            }
            if (array[child].compareTo(x) >= 0) {
                break;
            }
            array[hole] = array[child];
            hole = child;
        }
        array[hole] = x;
    }
}
