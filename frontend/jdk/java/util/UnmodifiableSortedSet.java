// What Collections.unmodifiableSortedSet returns.
package java.util;

import java.util.function.Predicate;

final class UnmodifiableSortedSet<E> extends ForwardingSortedSet<E> {
    UnmodifiableSortedSet(SortedSet<E> set) {
        super(set);
    }

    SortedSet<E> wrap(SortedSet<E> view) {
        return new UnmodifiableSortedSet<>(view);
    }

    public Iterator<E> iterator() {
        return new UnmodifiableIterator<>(c.iterator());
    }

    public boolean add(E e) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> c) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        throw new UnsupportedOperationException();
    }

    public boolean removeAll(Collection<?> c) {
        throw new UnsupportedOperationException();
    }

    public boolean removeIf(Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    public boolean retainAll(Collection<?> c) {
        throw new UnsupportedOperationException();
    }
}
