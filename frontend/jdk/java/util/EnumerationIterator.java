// The iterator that Enumeration.asIterator returns: it cannot remove.
package java.util;

final class EnumerationIterator<E> implements Iterator<E> {
    private final Enumeration<E> source;

    EnumerationIterator(Enumeration<E> source) {
        this.source = source;
    }

    public boolean hasNext() {
        return source.hasMoreElements();
    }

    public E next() {
        return source.nextElement();
    }
}
