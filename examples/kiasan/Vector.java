package kiasan;

import java.util.Arrays;

/**
 * A part of an array, in which elements are looked for. They lie apart from it; {@link VectorOfItems} may hold itself, and has
 * the methods that move cells about.
 */
public class Vector {
    //@ invariant repOK();
    private Element[] elements;
    private int count;

    //@ requires 0 <= capacity;
    public Vector(int capacity) {
        elements = new Element[capacity];
    }

    private /*@ pure @*/ boolean repOK() {
        return elements != null && 0 <= count && count <= elements.length;
    }

    public /*@ pure @*/ int size() {
        return count;
    }

    /** Appends an element; the array grows where it is full. */
    //@ requires size() < Integer.MAX_VALUE / 2;
    //@ ensures count == \old(count) + 1 && elements[count - 1] == element;
    public void add(Element element) {
        if (count == elements.length) {
            elements = Arrays.copyOf(elements, 2 * count + 1);
        }
        elements[count++] = element;
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
}
