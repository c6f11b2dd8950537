// What Collections.unmodifiableNavigableSet returns.
package java.util;

import java.util.function.Predicate;

final class UnmodifiableNavigableSet<E> extends ForwardingNavigableSet<E> {
    UnmodifiableNavigableSet(NavigableSet<E> set) {
        super(set);
    }

    NavigableSet<E> wrap(NavigableSet<E> view) {
        return new UnmodifiableNavigableSet<>(view);
    }

    public Iterator<E> iterator() {
        return new UnmodifiableIterator<>(c.iterator());
    }

    public Iterator<E> descendingIterator() {
        return descendingSet().iterator();
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

    public E pollFirst() {
        throw new UnsupportedOperationException();
    }

    public E pollLast() {
        throw new UnsupportedOperationException();
    }
}
