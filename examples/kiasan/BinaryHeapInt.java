package kiasan;

/** A binary heap of numbers in an array of fixed length: the least one comes out first. */
public class BinaryHeapInt {
    //@ invariant repOK();
    /** The children of the number at `i` are at `2 * i` and `2 * i + 1`; nothing is at 0. */
    private int[] array;
    private int size;

    //@ requires 0 < capacity && capacity < Integer.MAX_VALUE;
    public BinaryHeapInt(int capacity) {
        array = new int[capacity + 1];
    }

    /** There is room for a number, and no parent is greater than its children. */
    private /*@ pure @*/ boolean repOK() {
        if (array == null || array.length < 2 || size < 0 || size >= array.length) {
            return false;
        }
        for (int i = 2; i <= size; i++) {
            if (array[i] < array[i / 2]) {
                return false;
            }
        }
        return true;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return size == 0;
    }

    //@ ensures size == \old(size) + 1;
    //@ signals (IllegalStateException e) size == array.length - 1;
    public void insert(int x) {
        if (size == array.length - 1) {
            throw new IllegalStateException("the heap is full");
        }
        int hole = ++size;
        while (hole > 1 && x < array[hole / 2]) {
            array[hole] = array[hole / 2];
            hole /= 2;
        }
        array[hole] = x;
    }

    //@ ensures \result == array[1];
    //@ signals (IllegalStateException e) size == 0;
    public int findMin() {
        if (isEmpty()) {
            throw new IllegalStateException("the heap is empty");
        }
        return array[1];
    }

    //@ ensures size == \old(size) - 1;
    //@ signals (IllegalStateException e) size == 0;
    public int deleteMin() {
        if (isEmpty()) {
            throw new IllegalStateException("the heap is empty");
        }
        int least = findMin();
        array[1] = array[size--];
        sink(1);
        return least;
    }

    private void sink(int hole) {
        int x = array[hole];
        while (hole * 2 <= size) {
            int child = hole * 2;
            if (child != size && array[child + 1] < array[child]) {
                child++;
            }
            if (array[child] >= x) {
                break;
            }
            array[hole] = array[child];
            hole = child;
        }
        array[hole] = x;
    }
}
