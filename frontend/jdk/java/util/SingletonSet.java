// What Collections.singleton returns.
package java.util;

import java.util.function.Predicate;

final class SingletonSet<E> extends AbstractSet<E> implements java.io.Serializable {
    private final E element;

    SingletonSet(E element) {
        this.element = element;
    }

    public Iterator<E> iterator() {
        return new SingletonIterator<>(element);
    }

    public int size() {
        return 1;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }
}
