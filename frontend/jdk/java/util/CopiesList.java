// What Collections.nCopies returns.
package java.util;

final class CopiesList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
    private final int n;
    private final E element;

    //@ invariant n >= 0;

    CopiesList(int n, E element) {
        this.n = n;
        this.element = element;
    }

    public int size() {
        return n;
    }

    public E get(int index) {
        if (index < 0 || index >= n) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + n);
        }
        return element;
    }

    public boolean contains(Object o) {
        return n != 0 && Objects.equals(o, element);
    }

    public int indexOf(Object o) {
        return contains(o) ? 0 : -1;
    }

    public int lastIndexOf(Object o) {
        return contains(o) ? n - 1 : -1;
    }

    public List<E> subList(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex, n);
        return new CopiesList<>(toIndex - fromIndex, element);
    }
}
