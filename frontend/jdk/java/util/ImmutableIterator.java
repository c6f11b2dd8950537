// The list iterator of an immutable list.
package java.util;

final class ImmutableIterator<E> implements ListIterator<E> {
    private final List<E> list;
    private final int size;
    private int cursor;

    ImmutableIterator(List<E> list, int size, int index) {
        this.list = list;
        this.size = size;
        this.cursor = index;
    }

    public boolean hasNext() {
        return cursor != size;
    }

    public E next() {
        if (cursor >= size) {
            throw new NoSuchElementException();
        }
        E e = list.get(cursor);
        cursor++;
        return e;
    }

    public boolean hasPrevious() {
        return cursor != 0;
    }

    public E previous() {
        if (cursor <= 0) {
            throw new NoSuchElementException();
        }
        E e = list.get(cursor - 1);
        cursor--;
        return e;
    }

    public int nextIndex() {
        return cursor;
    }

    public int previousIndex() {
        return cursor - 1;
    }

    public void remove() {
        throw new UnsupportedOperationException();
    }

    public void set(E e) {
        throw new UnsupportedOperationException();
    }

    public void add(E e) {
        throw new UnsupportedOperationException();
    }
}
