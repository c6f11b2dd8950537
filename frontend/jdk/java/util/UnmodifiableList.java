// What Collections.unmodifiableList returns.
package java.util;

import java.util.function.Predicate;
import java.util.function.UnaryOperator;

class UnmodifiableList<E> extends ForwardingList<E> {
    UnmodifiableList(List<? extends E> list) {
        super(list);
    }

    static <E> List<E> unmodifiable(List<? extends E> list) {
        return list instanceof RandomAccess ? new UnmodifiableRandomAccessList<>(list)
                : new UnmodifiableList<>(list);
    }

    public List<E> subList(int fromIndex, int toIndex) {
        return unmodifiable(list.subList(fromIndex, toIndex));
    }

    public Iterator<E> iterator() {
        return new UnmodifiableIterator<>(c.iterator());
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        ListIterator<E> it = list.listIterator(index);
        return new UnmodifiableListIterator<>(it);
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

    public void add(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(UnaryOperator<E> operator) {
        throw new UnsupportedOperationException();
    }

    public E set(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public void sort(Comparator<? super E> c) {
        throw new UnsupportedOperationException();
    }
}
