// The iterator of Collections' empty collections.
package java.util;

final class EmptyIterator<E> implements ListIterator<E>, Enumeration<E> {
    public boolean hasNext() {
        return false;
    }

    public E next() {
        throw new NoSuchElementException();
    }

    public boolean hasPrevious() {
        return false;
    }

    public E previous() {
        throw new NoSuchElementException();
    }

    public int nextIndex() {
        return 0;
    }

    public int previousIndex() {
        return -1;
    }

    public void remove() {
        throw new IllegalStateException();
    }

    public void set(E e) {
        throw new IllegalStateException();
    }

    public void add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean hasMoreElements() {
        return false;
    }

    public E nextElement() {
        throw new NoSuchElementException();
    }

    public Iterator<E> asIterator() {
        return this;
    }
}
