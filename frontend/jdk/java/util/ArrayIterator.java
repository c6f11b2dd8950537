// An iterator over an array that cannot remove.
package java.util;

final class ArrayIterator<E> implements Iterator<E> {
    private final E[] elements;
    private int cursor;

    ArrayIterator(Object[] elements) {
        this.elements = (E[]) elements;
    }

    public boolean hasNext() {
        return cursor < elements.length;
    }

    public E next() {
        if (cursor >= elements.length) {
            throw new NoSuchElementException();
        }
        E e = (E) elements[cursor];
        cursor++;
        return e;
    }
}
