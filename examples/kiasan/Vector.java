package kiasan;

/** An array that grows. */
public class Vector {
    //@ invariant repOK();
    private Element[] elements;
    private int count;
    /** By how many cells the array grows; twice as many as there were if this is not positive. */
    private int increment;

    /** Far enough from the largest int that no sum of two sizes wraps around. */
    private static final int LIMIT = 1 << 29;

    //@ requires 0 <= capacity && capacity <= LIMIT && increment <= LIMIT;
    public Vector(int capacity, int increment) {
        this.elements = new Element[capacity];
        this.increment = increment;
    }

    private /*@ pure @*/ boolean repOK() {
        return elements != null && 0 <= count && count <= elements.length;
    }

    /** Leaves out the sizes at which arithmetic wraps around. */
    private /*@ pure @*/ boolean isModest() {
        return elements.length <= LIMIT && increment <= LIMIT;
    }

    //@ requires isModest();
    //@ ensures count == \old(count) + 1 && elements[count - 1] == element;
    public boolean add(Element element) {
        makeRoomFor(count + 1);
        elements[count++] = element;
        return true;
    }

    //@ requires isModest();
    //@ ensures elements.length >= capacity && count == \old(count);
    public void ensureCapacity(int capacity) {
        makeRoomFor(capacity);
    }

    private void makeRoomFor(int capacity) {
        int old = elements.length;
        if (capacity > old) {
            int larger = increment > 0 ? old + increment : old * 2;
            if (larger < capacity) {
                larger = capacity;
            }
            Element[] copy = new Element[larger];
            for (int i = 0; i < count; i++) {
                copy[i] = elements[i];
            }
            elements = copy;
        }
    }

    /** Where an element is for the first time, -1 if nowhere. */
    //@ ensures -1 <= \result && \result < count;
    public int indexOf(Element element) {
        if (element == null) {
            for (int i = 0; i < count; i++) {
                if (elements[i] == null) {
                    return i;
                }
            }
        } else {
            for (int i = 0; i < count; i++) {
                if (element.equals(elements[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    /** Where an element is for the last time, up to an index; -1 if nowhere. */
    //@ ensures -1 <= \result && \result < count;
    //@ signals (IndexOutOfBoundsException e) index >= count;
    public int lastIndexOf(Element element, int index) {
        if (index >= count) {
            throw new IndexOutOfBoundsException("there is nothing at the index");
        }
        if (element == null) {
            for (int i = index; i >= 0; i--) {
                if (elements[i] == null) {
                    return i;
                }
            }
        } else {
            for (int i = index; i >= 0; i--) {
                if (element.equals(elements[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    //@ requires isModest() && 0 <= index && index <= count;
    //@ ensures count == \old(count) + 1 && elements[index] == element;
    public void insertElementAt(Element element, int index) {
        if (index > count) {
            throw new ArrayIndexOutOfBoundsException("the index is behind the last element");
        }
        makeRoomFor(count + 1);
        for (int i = count; i > index; i--) {
            elements[i] = elements[i - 1];
        }
        elements[index] = element;
        count++;
    }

    //@ ensures count == \old(count) - 1;
    //@ signals (ArrayIndexOutOfBoundsException e) index < 0 || index >= count;
    public void removeElementAt(int index) {
        if (index >= count) {
            throw new ArrayIndexOutOfBoundsException("there is nothing at the index");
        } else if (index < 0) {
            throw new ArrayIndexOutOfBoundsException("the index is negative");
        }
        int behind = count - index - 1;
        if (behind > 0) {
            for (int i = 0; i < behind; i++) {
                elements[index + i] = elements[index + i + 1];
            }
        }
        count--;
        elements[count] = null;
    }
}
