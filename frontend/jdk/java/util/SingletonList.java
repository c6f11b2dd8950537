// What Collections.singletonList returns.
package java.util;

import java.util.function.Predicate;
import java.util.function.UnaryOperator;

final class SingletonList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
    private final E element;

    SingletonList(E element) {
        this.element = element;
    }

    public Iterator<E> iterator() {
        return new SingletonIterator<>(element);
    }

    public int size() {
        return 1;
    }

    public E get(int index) {
        if (index != 0) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: 1");
        }
        return element;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(UnaryOperator<E> operator) {
        throw new UnsupportedOperationException();
    }

    public void sort(Comparator<? super E> c) {
    }
}
