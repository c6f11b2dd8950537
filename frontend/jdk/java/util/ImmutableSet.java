// What Set.of and Set.copyOf return. The JDK's iteration order changes from run to run; here it is the order given.
package java.util;

import java.util.function.Predicate;

final class ImmutableSet<E> extends AbstractSet<E> implements java.io.Serializable {
    private final E[] elements;

    //@ invariant repOK();

    private /*@ pure @*/ boolean repOK() {
        if (elements == null) {
            return false;
        }
        for (int i = 0; i < elements.length; i++) {
            if (elements[i] == null || indexOf(elements, i, elements[i]) >= 0) {
                return false;
            }
        }
        return true;
    }

    private ImmutableSet(Object[] elements) {
        this.elements = (E[]) elements;
    }

    // Takes the array over.
    static <E> Set<E> of(Object[] elements) {
        for (int i = 0; i < elements.length; i++) {
            if (indexOf(elements, i, Objects.requireNonNull(elements[i])) >= 0) {
                throw new IllegalArgumentException("duplicate element: " + elements[i]);
            }
        }
        return new ImmutableSet<>(elements);
    }

    // Where the object is among the first `length` elements, -1 if nowhere.
    static int indexOf(Object[] elements, int length, Object o) {
        for (int i = 0; i < length; i++) {
            if (o.equals(elements[i])) {
                return i;
            }
        }
        return -1;
    }

    public int size() {
        return elements.length;
    }

    public boolean contains(Object o) {
        return indexOf(elements, elements.length, Objects.requireNonNull(o)) >= 0;
    }

    public Iterator<E> iterator() {
        return new ArrayIterator<>(elements);
    }

    public Object[] toArray() {
        Object[] copy = new Object[elements.length];
        System.arraycopy(elements, 0, copy, 0, elements.length);
        return copy;
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
