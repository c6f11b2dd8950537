package kiasan;

/** {@link Vector} of the examples with a stronger precondition: no more than one element. */
public class ShortVector {
    //@ invariant repOK();
    private Element[] elements;
    private int count;

    private /*@ pure @*/ boolean repOK() {
        return elements != null && 0 <= count && count <= elements.length;
    }

    //@ requires count <= 1;
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
}
