// What Collections.emptyList returns.
package java.util;

import java.util.function.Predicate;
import java.util.function.UnaryOperator;

final class EmptyList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
    public Iterator<E> iterator() {
        return new EmptyIterator<>();
    }

    public ListIterator<E> listIterator() {
        return new EmptyIterator<>();
    }

    public int size() {
        return 0;
    }

    public void clear() {
    }

    public E get(int index) {
        throw new IndexOutOfBoundsException("Index: " + index);
    }

    public boolean equals(Object o) {
        return o instanceof List && ((List<?>) o).isEmpty();
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return false;
    }

    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
    }

    public void sort(Comparator<? super E> c) {
    }
}
