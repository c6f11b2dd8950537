// Model of java.util.Vector. Its capacity is observable, and so are the exceptions of its array.
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

@ooxide.Monitor
public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    protected E[] elementData;
    protected int elementCount;
    protected int capacityIncrement;

    //@ invariant elementData != null && 0 <= elementCount && elementCount <= elementData.length;
    //@ invariant elementCount < Integer.MAX_VALUE - 8;
    //@ invariant \typeof(elementData) == \type(Object[]);

    public Vector(int initialCapacity, int capacityIncrement) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
        this.elementData = (E[]) new Object[initialCapacity];
        this.capacityIncrement = capacityIncrement;
    }

    public Vector(int initialCapacity) {
        this(initialCapacity, 0);
    }

    public Vector() {
        this(10);
    }

    public Vector(Collection<? extends E> c) {
        Object[] given = c.toArray();
        elementCount = given.length;
        elementData = (E[]) new Object[elementCount];
        System.arraycopy(given, 0, elementData, 0, elementCount);
    }

    private void resize(int capacity) {
        Object[] copy = new Object[capacity];
        System.arraycopy(elementData, 0, copy, 0, Math.min(elementCount, capacity));
        elementData = (E[]) copy;
    }

    private void reserve(int needed) {
        int old = elementData.length;
        if (needed > old) {
            int grown = old + (capacityIncrement > 0 ? capacityIncrement : old);
            resize(grown < needed ? needed : grown);
        }
    }

    private void open(int index, int count) {
        reserve(elementCount + count);
        System.arraycopy(elementData, index, elementData, index + count, elementCount - index);
        elementCount += count;
    }

    private void close(int from, int to) {
        System.arraycopy(elementData, to, elementData, from, elementCount - to);
        int newCount = elementCount - (to - from);
        for (int i = newCount; i < elementCount; i++) {
            elementData[i] = null;
        }
        elementCount = newCount;
    }

    private void checkUnchanged(int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    public void copyInto(Object[] anArray) {
        System.arraycopy(elementData, 0, anArray, 0, elementCount);
    }

    public void trimToSize() {
        modCount++;
        if (elementCount < elementData.length) {
            resize(elementCount);
        }
    }

    public void ensureCapacity(int minCapacity) {
        if (minCapacity > 0) {
            modCount++;
            reserve(minCapacity);
        }
    }

    public void setSize(int newSize) {
        modCount++;
        reserve(newSize);
        for (int i = newSize; i < elementCount; i++) {
            elementData[i] = null;
        }
        elementCount = newSize;
    }

    public int capacity() {
        return elementData.length;
    }

    public int size() {
        return elementCount;
    }

    public boolean isEmpty() {
        return elementCount == 0;
    }

    public Enumeration<E> elements() {
        return new Enumeration<E>() {
            private int count;

            public boolean hasMoreElements() {
                return count < elementCount;
            }

            public E nextElement() {
                if (count >= elementCount) {
                    throw new NoSuchElementException("Vector Enumeration");
                }
                E e = (E) elementData[count];
                count++;
                return e;
            }
        };
    }

    public boolean contains(Object o) {
        return indexOf(o, 0) >= 0;
    }

    public int indexOf(Object o) {
        return indexOf(o, 0);
    }

    public int indexOf(Object o, int index) {
        for (int i = index; i < elementCount; i++) {
            if (o == null ? elementData[i] == null : o.equals(elementData[i])) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        return lastIndexOf(o, elementCount - 1);
    }

    public int lastIndexOf(Object o, int index) {
        if (index >= elementCount) {
            throw new IndexOutOfBoundsException(index + " >= " + elementCount);
        }
        for (int i = index; i >= 0; i--) {
            if (o == null ? elementData[i] == null : o.equals(elementData[i])) {
                return i;
            }
        }
        return -1;
    }

    private void checkBelow(int index, int limit) {
        if (index >= limit) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + limit);
        }
    }

    public E elementAt(int index) {
        checkBelow(index, elementCount);
        return (E) elementData[index];
    }

    public E firstElement() {
        if (elementCount == 0) {
            throw new NoSuchElementException();
        }
        return (E) elementData[0];
    }

    public E lastElement() {
        if (elementCount == 0) {
            throw new NoSuchElementException();
        }
        return (E) elementData[elementCount - 1];
    }

    public void setElementAt(E obj, int index) {
        checkBelow(index, elementCount);
        elementData[index] = obj;
    }

    public void removeElementAt(int index) {
        checkBelow(index, elementCount);
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        modCount++;
        close(index, index + 1);
    }

    public void insertElementAt(E obj, int index) {
        if (index > elementCount) {
            throw new ArrayIndexOutOfBoundsException(index + " > " + elementCount);
        }
        modCount++;
        open(index, 1);
        elementData[index] = obj;
    }

    public void addElement(E obj) {
        add(obj);
    }

    public boolean removeElement(Object obj) {
        modCount++;
        int index = indexOf(obj);
        if (index < 0) {
            return false;
        }
        removeElementAt(index);
        return true;
    }

    public void removeAllElements() {
        modCount++;
        close(0, elementCount);
    }

    public Object clone() {
        try {
            Vector<E> copy = (Vector<E>) super.clone();
            copy.elementData = (E[]) toArray();
            copy.modCount = 0;
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public Object[] toArray() {
        Object[] copy = new Object[elementCount];
        System.arraycopy(elementData, 0, copy, 0, elementCount);
        return copy;
    }

    public <T> T[] toArray(T[] a) {
        Object[] r = a;
        if (a.length < elementCount) {
            r = ooxide.Native.newArray(a, elementCount);
        }
        System.arraycopy(elementData, 0, r, 0, elementCount);
        if (r.length > elementCount) {
            r[elementCount] = null;
        }
        return (T[]) r;
    }

    private void checkIndex(int index) {
        if (index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
    }

    public E get(int index) {
        checkIndex(index);
        return (E) elementData[index];
    }

    public E set(int index, E element) {
        checkIndex(index);
        E old = (E) elementData[index];
        elementData[index] = element;
        return old;
    }

    public boolean add(E e) {
        modCount++;
        open(elementCount, 1);
        elementData[elementCount - 1] = e;
        return true;
    }

    public boolean remove(Object o) {
        return removeElement(o);
    }

    public void add(int index, E element) {
        insertElementAt(element, index);
    }

    public E remove(int index) {
        modCount++;
        checkIndex(index);
        E old = (E) elementData[index];
        close(index, index + 1);
        return old;
    }

    public void clear() {
        removeAllElements();
    }

    public boolean addAll(Collection<? extends E> c) {
        return insertAll(elementCount, c);
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        if (index < 0 || index > elementCount) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
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
        modCount++;
        close(fromIndex, toIndex);
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeWhere(e -> c.contains(e));
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeWhere(e -> !c.contains(e));
    }

    // What is inherited would not be synchronized.

    public boolean containsAll(Collection<?> c) {
        return super.containsAll(c);
    }

    public boolean equals(Object o) {
        return super.equals(o);
    }

    public int hashCode() {
        return super.hashCode();
    }

    public String toString() {
        return super.toString();
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return removeWhere(filter);
    }

    // All elements are tested before any is removed.
    private boolean removeWhere(Predicate<? super E> filter) {
        int expectedModCount = modCount;
        boolean[] doomed = new boolean[elementCount];
        boolean any = false;
        for (int i = 0; i < doomed.length; i++) {
            doomed[i] = filter.test((E) elementData[i]);
            any |= doomed[i];
        }
        checkUnchanged(expectedModCount);
        if (any) {
            modCount++;
            int written = 0;
            for (int i = 0; i < doomed.length; i++) {
                if (!doomed[i]) {
                    elementData[written] = elementData[i];
                    written++;
                }
            }
            close(written, elementCount);
        }
        return any;
    }

    public List<E> subList(int fromIndex, int toIndex) {
        return Collections.synchronizedList(super.subList(fromIndex, toIndex));
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > elementCount) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
        return new VectorItr(index);
    }

    public ListIterator<E> listIterator() {
        return new VectorItr(0);
    }

    public Iterator<E> iterator() {
        return new VectorItr(0);
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expectedModCount = modCount;
        int end = elementCount;
        for (int i = 0; modCount == expectedModCount && i < end; i++) {
            action.accept((E) elementData[i]);
        }
        checkUnchanged(expectedModCount);
    }

    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expectedModCount = modCount;
        int end = elementCount;
        for (int i = 0; modCount == expectedModCount && i < end; i++) {
            elementData[i] = operator.apply((E) elementData[i]);
        }
        checkUnchanged(expectedModCount);
        modCount++;
    }

    public void sort(Comparator<? super E> c) {
        int expectedModCount = modCount;
        Arrays.sort((E[]) elementData, 0, elementCount, c);
        checkUnchanged(expectedModCount);
        modCount++;
    }

    private class VectorItr implements ListIterator<E> {
        private int cursor;
        private int lastReturned = -1;
        private int expectedModCount = modCount;

        VectorItr(int index) {
            cursor = index;
        }

        public boolean hasNext() {
            return cursor != elementCount;
        }

        public E next() {
            synchronized (Vector.this) {
                checkUnchanged(expectedModCount);
                if (cursor >= elementCount) {
                    throw new NoSuchElementException();
                }
                lastReturned = cursor;
                cursor++;
                return (E) elementData[lastReturned];
            }
        }

        public boolean hasPrevious() {
            return cursor != 0;
        }

        public E previous() {
            synchronized (Vector.this) {
                checkUnchanged(expectedModCount);
                if (cursor <= 0) {
                    throw new NoSuchElementException();
                }
                cursor--;
                lastReturned = cursor;
                return (E) elementData[lastReturned];
            }
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
            synchronized (Vector.this) {
                checkUnchanged(expectedModCount);
                Vector.this.remove(lastReturned);
                expectedModCount = modCount;
                cursor = lastReturned;
                lastReturned = -1;
            }
        }

        public void set(E e) {
            if (lastReturned < 0) {
                throw new IllegalStateException();
            }
            synchronized (Vector.this) {
                checkUnchanged(expectedModCount);
                Vector.this.set(lastReturned, e);
            }
        }

        public void add(E e) {
            synchronized (Vector.this) {
                checkUnchanged(expectedModCount);
                Vector.this.add(cursor, e);
                expectedModCount = modCount;
                cursor++;
                lastReturned = -1;
            }
        }

        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            if (cursor < elementCount) {
                int end = elementCount;
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
