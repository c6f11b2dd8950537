// What Collections.unmodifiableCollection returns.
package java.util;

import java.util.function.Predicate;

class UnmodifiableCollection<E> extends ForwardingCollection<E> {
    UnmodifiableCollection(Collection<? extends E> c) {
        super(c);
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
