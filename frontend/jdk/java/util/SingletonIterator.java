// The iterator of Collections' singletons.
package java.util;

final class SingletonIterator<E> implements Iterator<E> {
    private final E element;
    private boolean hasNext = true;

    SingletonIterator(E element) {
        this.element = element;
    }

    public boolean hasNext() {
        return hasNext;
    }

    public E next() {
        if (!hasNext) {
            throw new NoSuchElementException();
        }
        hasNext = false;
        return element;
    }

    public void remove() {
        throw new UnsupportedOperationException();
    }
}
