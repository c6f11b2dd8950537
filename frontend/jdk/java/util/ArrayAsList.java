// The fixed-size list that Arrays.asList returns: it writes through to the array.
package java.util;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;

final class ArrayAsList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
    private final E[] a;

    //@ invariant a != null;

    ArrayAsList(E[] array) {
        a = Objects.requireNonNull(array);
    }

    public int size() {
        return a.length;
    }

    public Object[] toArray() {
        Object[] copy = new Object[a.length];
        System.arraycopy(a, 0, copy, 0, a.length);
        return copy;
    }

    public E get(int index) {
        return a[index];
    }

    public E set(int index, E element) {
        E old = a[index];
        a[index] = element;
        return old;
    }

    public int indexOf(Object o) {
        for (int i = 0; i < a.length; i++) {
            if (o == null ? a[i] == null : o.equals(a[i])) {
                return i;
            }
        }
        return -1;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        for (int i = 0; i < a.length; i++) {
            action.accept(a[i]);
        }
    }

    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        for (int i = 0; i < a.length; i++) {
            a[i] = operator.apply(a[i]);
        }
    }

    public void sort(Comparator<? super E> c) {
        Arrays.sort(a, c);
    }

    public Iterator<E> iterator() {
        return new ArrayIterator<>(a);
    }
}
