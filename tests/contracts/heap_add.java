// A new element never reaches the root from there.
//! Heap.add => invalid

/** A binary heap: the least element comes out first. */
class Heap<T extends Comparable<T>> {
    //@ invariant repOK(); //~ invariant
    private Comparable<T>[] elements;
    private int size;

    //@ requires capacity > 0;
    @SuppressWarnings("unchecked")
    public Heap(int capacity) {
        elements = new Comparable[capacity];
    }

    /** No parent is greater than its children. */
    private /*@ pure @*/ boolean repOK() {
        if (elements == null || size < 0 || size > elements.length) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            if (elements[i] == null) {
                return false;
            }
            if (i > 0 && isLess(i, (i - 1) / 2)) {
                return false;
            }
        }
        return true;
    }

    @SuppressWarnings("unchecked")
    private /*@ pure @*/ boolean isLess(int i, int j) {
        return elements[i].compareTo((T) elements[j]) < 0;
    }

    /** Adds an element, and says whether there was room for it. */
    //@ requires element != null;
    //@ ensures \result == (\old(size) < elements.length);
    //@ ensures size == (\result ? \old(size) + 1 : \old(size));
    public boolean add(T element) {
        if (size == elements.length) {
            return false;
        }
        elements[size] = element;
        int at = size;
        size++;
        while (at > 2 && isLess(at, (at - 1) / 2)) {
            swap(at, (at - 1) / 2);
            at = (at - 1) / 2;
        }
        return true;
    }

    /** Takes the least element out. */
    //@ requires size > 0;
    //@ ensures size == \old(size) - 1;
    //@ ensures \result == \old(elements[0]);
    @SuppressWarnings("unchecked")
    public T removeLeast() {
        T least = (T) elements[0];
        size--;
        elements[0] = elements[size];
        elements[size] = null;
        int at = 0;
        while (2 * at + 1 < size) {
            int child = 2 * at + 1;
            if (child + 1 < size && isLess(child + 1, child)) {
                child++;
            }
            if (!isLess(child, at)) {
                break;
            }
            swap(at, child);
            at = child;
        }
        return least;
    }

    private void swap(int i, int j) {
        Comparable<T> element = elements[i];
        elements[i] = elements[j];
        elements[j] = element;
    }
}
