// What Collections.emptySet returns.
package java.util;

import java.util.function.Predicate;

final class EmptySet<E> extends AbstractSet<E> implements java.io.Serializable {
    public Iterator<E> iterator() {
        return new EmptyIterator<>();
    }

    public int size() {
        return 0;
    }

    public void clear() {
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return false;
    }
}
