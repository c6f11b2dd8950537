// Model of java.util.ArrayList. The capacity is not observable; the array grows by half, from no cells at all.
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

@ForTests("made; usual 1") public class ArrayList<E> extends AbstractList<E>
        implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private E[] elementData;
    private int size;

    //@ invariant elementData != null && 0 <= size && size <= elementData.length;
    //@ invariant size < Integer.MAX_VALUE - 8;
    //@ invariant \typeof(elementData) == \type(Object[]);

    public ArrayList(int initialCapacity) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
        elementData = (E[]) new Object[initialCapacity];
    }

    public ArrayList() {
        elementData = (E[]) new Object[0];
    }

    public ArrayList(Collection<? extends E> c) {
        Object[] given = c.toArray();
        size = given.length;
        elementData = (E[]) new Object[size];
        System.arraycopy(given, 0, elementData, 0, size);
    }

    public void trimToSize() {
        modCount++;
        if (size < elementData.length) {
            resize(size);
        }
    }

    public void ensureCapacity(int minCapacity) {
        if (minCapacity > elementData.length) {
            modCount++;
            resize(minCapacity);
        }
    }

    private void resize(int capacity) {
        Object[] copy = new Object[capacity];
        System.arraycopy(elementData, 0, copy, 0, size);
        elementData = (E[]) copy;
    }

    // Makes room for `count` more elements at `index`.
    private void open(int index, int count) {
        int needed = size + count;
        if (needed > elementData.length) {
            int grown = elementData.length + (elementData.length >> 1);
            resize(grown < needed ? needed : grown);
        }
        if (index < size) {
            System.arraycopy(elementData, index, elementData, index + count, size - index);
        }
        size = needed;
    }

    // Closes the gap from `from` to `to`.
    private void close(int from, int to) {
        System.arraycopy(elementData, to, elementData, from, size - to);
        int newSize = size - (to - from);
        for (int i = newSize; i < size; i++) {
            elementData[i] = null;
        }
        size = newSize;
    }

    private void checkUnchanged(int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int indexOf(Object o) {
        if (o == null) {
            for (int i = 0; i < size; i++) {
                if (elementData[i] == null) {
                    return i;
                }
            }
        } else {
            for (int i = 0; i < size; i++) {
                if (o.equals(elementData[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        if (o == null) {
            for (int i = size - 1; i >= 0; i--) {
                if (elementData[i] == null) {
                    return i;
                }
            }
        } else {
            for (int i = size - 1; i >= 0; i--) {
                if (o.equals(elementData[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    public Object clone() {
        try {
            ArrayList<E> copy = (ArrayList<E>) super.clone();
            copy.elementData = (E[]) toArray();
            copy.modCount = 0;
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public Object[] toArray() {
        Object[] copy = new Object[size];
        System.arraycopy(elementData, 0, copy, 0, size);
        return copy;
    }

    public <T> T[] toArray(T[] a) {
        Object[] r = a;
        if (a.length < size) {
            r = ooxide.Native.newArray(a, size);
        }
        System.arraycopy(elementData, 0, r, 0, size);
        if (r.length > size) {
            r[size] = null;
        }
        return (T[]) r;
    }

    public E get(int index) {
        Objects.checkIndex(index, size);
        return (E) elementData[index];
    }

    public E set(int index, E element) {
        Objects.checkIndex(index, size);
        E old = (E) elementData[index];
        elementData[index] = element;
        return old;
    }

    public boolean add(E e) {
        modCount++;
        open(size, 1);
        elementData[size - 1] = e;
        return true;
    }

    public void add(int index, E element) {
        checkPosition(index, size);
        modCount++;
        open(index, 1);
        elementData[index] = element;
    }

    public E remove(int index) {
        Objects.checkIndex(index, size);
        E old = (E) elementData[index];
        modCount++;
        close(index, index + 1);
        return old;
    }

    public boolean remove(Object o) {
        int index = indexOf(o);
        if (index < 0) {
            return false;
        }
        modCount++;
        close(index, index + 1);
        return true;
    }

    public void clear() {
        modCount++;
        close(0, size);
    }

    public boolean addAll(Collection<? extends E> c) {
        return insertAll(size, c);
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        checkPosition(index, size);
        return insertAll(index, c);
    }

    private boolean insertAll(int index, Collection<? extends E> c) {
        Object[] added = c.toArray();
        modCount++;
        if (added.length == 0) {
            return false;
        }
        open(index, added.length);
        System.arraycopy(added, 0, elementData, index, added.length);
        return true;
    }

    protected void removeRange(int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IndexOutOfBoundsException("From Index: " + fromIndex + " > To Index: " + toIndex);
        }
        modCount++;
        close(fromIndex, toIndex);
    }

    public boolean removeAll(Collection<?> c) {
        return keepOnly(c, false, 0, size) > 0;
    }

    public boolean retainAll(Collection<?> c) {
        return keepOnly(c, true, 0, size) > 0;
    }

    // Removes from the range what c contains (or does not, when `kept`); answers how many. An exception of c leaves
    // the elements not yet asked about in place.
    int keepOnly(Collection<?> c, boolean kept, int from, int to) {
        Objects.requireNonNull(c);
        int written = from;
        int read = from;
        try {
            while (read < to) {
                if (c.contains(elementData[read]) == kept) {
                    elementData[written] = elementData[read];
                    written++;
                }
                read++;
            }
        } finally {
            if (written != read) {
                modCount += read - written;
                close(written, read);
            }
        }
        return to - written;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        return removeIf(filter, 0, size) > 0;
    }

    // All elements are tested before any is removed.
    int removeIf(Predicate<? super E> filter, int from, int to) {
        Objects.requireNonNull(filter);
        int expectedModCount = modCount;
        boolean[] doomed = new boolean[to - from];
        int removed = 0;
        for (int i = from; i < to; i++) {
            if (filter.test((E) elementData[i])) {
                doomed[i - from] = true;
                removed++;
            }
        }
        checkUnchanged(expectedModCount);
        if (removed > 0) {
            modCount++;
            int written = from;
            for (int i = from; i < to; i++) {
                if (!doomed[i - from]) {
                    elementData[written] = elementData[i];
                    written++;
                }
            }
            close(written, to);
        }
        return removed;
    }

    public ListIterator<E> listIterator(int index) {
        checkPosition(index, size);
        return new ArrayItr(index);
    }

    public ListIterator<E> listIterator() {
        return new ArrayItr(0);
    }

    public Iterator<E> iterator() {
        return new ArrayItr(0);
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        int expectedModCount = modCount;
        Iterator<?> other = ((List<?>) o).iterator();
        boolean equal = true;
        int i = 0;
        while (equal && i < size) {
            equal = other.hasNext() && Objects.equals(elementData[i], other.next());
            i++;
        }
        equal = equal && !other.hasNext();
        checkUnchanged(expectedModCount);
        return equal;
    }

    public int hashCode() {
        int expectedModCount = modCount;
        int hash = 1;
        for (int i = 0; i < size; i++) {
            Object e = elementData[i];
            hash = 31 * hash + (e == null ? 0 : e.hashCode());
        }
        checkUnchanged(expectedModCount);
        return hash;
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expectedModCount = modCount;
        int end = size;
        for (int i = 0; modCount == expectedModCount && i < end; i++) {
            action.accept((E) elementData[i]);
        }
        checkUnchanged(expectedModCount);
    }

    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expectedModCount = modCount;
        int end = size;
        for (int i = 0; modCount == expectedModCount && i < end; i++) {
            elementData[i] = operator.apply((E) elementData[i]);
        }
        checkUnchanged(expectedModCount);
        modCount++;
    }

    public void sort(Comparator<? super E> c) {
        int expectedModCount = modCount;
        Arrays.sort((E[]) elementData, 0, size, c);
        checkUnchanged(expectedModCount);
        modCount++;
    }

    private class ArrayItr implements ListIterator<E> {
        private int cursor;
        private int lastReturned = -1;
        private int expectedModCount = modCount;

        ArrayItr(int index) {
            cursor = index;
        }

        public boolean hasNext() {
            return cursor != size;
        }

        public E next() {
            checkUnchanged(expectedModCount);
            if (cursor >= size) {
                throw new NoSuchElementException();
            }
            lastReturned = cursor;
            cursor++;
            return (E) elementData[lastReturned];
        }

        public boolean hasPrevious() {
            return cursor != 0;
        }

        public E previous() {
            checkUnchanged(expectedModCount);
            if (cursor <= 0) {
                throw new NoSuchElementException();
            }
            cursor--;
            lastReturned = cursor;
            return (E) elementData[lastReturned];
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
        }

        public void remove() {
            if (lastReturned < 0) {
                throw new IllegalStateException();
            }
            checkUnchanged(expectedModCount);
            ArrayList.this.remove(lastReturned);
            cursor = lastReturned;
            lastReturned = -1;
            expectedModCount = modCount;
        }

        public void set(E e) {
            if (lastReturned < 0) {
                throw new IllegalStateException();
            }
            checkUnchanged(expectedModCount);
            ArrayList.this.set(lastReturned, e);
        }

        public void add(E e) {
            checkUnchanged(expectedModCount);
            ArrayList.this.add(cursor, e);
            cursor++;
            lastReturned = -1;
            expectedModCount = modCount;
        }

        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            if (cursor < size) {
                int end = size;
                int i = cursor;
                while (i < end && modCount == expectedModCount) {
                    action.accept((E) elementData[i]);
                    i++;
                }
                cursor = i;
                lastReturned = i - 1;
                checkUnchanged(expectedModCount);
            }
        }
    }
}
