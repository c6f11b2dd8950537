// What List.of and List.copyOf return, and its sub-lists: a range of an array without nulls.
package java.util;

import java.util.function.Predicate;
import java.util.function.UnaryOperator;

final class ImmutableList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
    private final E[] elements;
    private final int offset;
    private final int size;
    private final boolean isSubList;

    //@ invariant repOK();

    private /*@ pure @*/ boolean repOK() {
        if (elements == null || offset < 0 || size < 0 || size > elements.length - offset) {
            return false;
        }
        if (!isSubList && (offset != 0 || size != elements.length)) {
            return false;
        }
        for (int i = 0; i < elements.length; i++) {
            if (elements[i] == null) {
                return false;
            }
        }
        return true;
    }

    private ImmutableList(Object[] elements, int offset, int size, boolean isSubList) {
        this.elements = (E[]) elements;
        this.offset = offset;
        this.size = size;
        this.isSubList = isSubList;
    }

    // Takes the array over.
    static <E> List<E> of(Object[] elements) {
        for (int i = 0; i < elements.length; i++) {
            Objects.requireNonNull(elements[i]);
        }
        return new ImmutableList<>(elements, 0, elements.length, false);
    }

    public int size() {
        return size;
    }

    // The JDK has three classes here, and each tells of a wrong index in its own way.
    public E get(int index) {
        if (isSubList) {
            Objects.checkIndex(index, size);
        } else if ((size == 1 || size == 2) && (index < 0 || index >= size)) {
            throw outOfBounds(index);
        }
        return (E) elements[offset + index];
    }

    private IndexOutOfBoundsException outOfBounds(int index) {
        return new IndexOutOfBoundsException("Index: " + index + " Size: " + size);
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int indexOf(Object o) {
        Objects.requireNonNull(o);
        for (int i = 0; i < size; i++) {
            if (o.equals(elements[offset + i])) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        Objects.requireNonNull(o);
        for (int i = size - 1; i >= 0; i--) {
            if (o.equals(elements[offset + i])) {
                return i;
            }
        }
        return -1;
    }

    public Iterator<E> iterator() {
        return new ImmutableIterator<>(this, size, 0);
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > size) {
            throw outOfBounds(index);
        }
        return new ImmutableIterator<>(this, size, index);
    }

    public List<E> subList(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex, size);
        return new ImmutableList<>(elements, offset + fromIndex, toIndex - fromIndex, true);
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
