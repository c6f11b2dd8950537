// Model of java.util.AbstractList: everything that follows from get(int) and size(), with fail-fast iterators.
package java.util;

public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    protected transient int modCount;

    protected AbstractList() {
    }

    public boolean add(E e) {
        add(size(), e);
        return true;
    }

    public abstract E get(int index);

    public E set(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public void add(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public int indexOf(Object o) {
        ListIterator<E> it = listIterator();
        while (it.hasNext()) {
            if (Objects.equals(o, it.next())) {
                return it.previousIndex();
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        ListIterator<E> it = listIterator(size());
        while (it.hasPrevious()) {
            if (Objects.equals(o, it.previous())) {
                return it.nextIndex();
            }
        }
        return -1;
    }

    public void clear() {
        removeRange(0, size());
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        checkPosition(index, size());
        boolean modified = false;
        for (E e : c) {
            add(index, e);
            index++;
            modified = true;
        }
        return modified;
    }

    public Iterator<E> iterator() {
        return new ListItr(0);
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        checkPosition(index, size());
        return new ListItr(index);
    }

    public List<E> subList(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex, size());
        if (this instanceof RandomAccess) {
            return new RandomAccessSubList<>(this, null, fromIndex, toIndex);
        }
        return new SubList<>(this, null, fromIndex, toIndex);
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        ListIterator<E> mine = listIterator();
        ListIterator<?> other = ((List<?>) o).listIterator();
        while (mine.hasNext() && other.hasNext()) {
            if (!Objects.equals(mine.next(), other.next())) {
                return false;
            }
        }
        return !(mine.hasNext() || other.hasNext());
    }

    public int hashCode() {
        int hash = 1;
        for (E e : this) {
            hash = 31 * hash + (e == null ? 0 : e.hashCode());
        }
        return hash;
    }

    protected void removeRange(int fromIndex, int toIndex) {
        ListIterator<E> it = listIterator(fromIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            it.next();
            it.remove();
        }
    }

    // A position lies between two elements: index == size is allowed.
    static void checkPosition(int index, int size) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    static void checkRange(int fromIndex, int toIndex, int size) {
        if (fromIndex < 0) {
            throw new IndexOutOfBoundsException("fromIndex = " + fromIndex);
        }
        if (toIndex > size) {
            throw new IndexOutOfBoundsException("toIndex = " + toIndex);
        }
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException("fromIndex(" + fromIndex + ") > toIndex(" + toIndex + ")");
        }
    }

    private class ListItr implements ListIterator<E> {
        private int cursor;
        private int lastReturned = -1;
        private int expectedModCount = modCount;

        ListItr(int index) {
            cursor = index;
        }

        private void checkForComodification() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }

        public boolean hasNext() {
            return cursor != size();
        }

        public E next() {
            checkForComodification();
            try {
                E e = get(cursor);
                lastReturned = cursor;
                cursor++;
                return e;
            } catch (IndexOutOfBoundsException beyond) {
                checkForComodification();
                throw new NoSuchElementException(beyond);
            }
        }

        public boolean hasPrevious() {
            return cursor != 0;
        }

        public E previous() {
            checkForComodification();
            try {
                E e = get(cursor - 1);
                cursor--;
                lastReturned = cursor;
                return e;
            } catch (IndexOutOfBoundsException beyond) {
                checkForComodification();
                throw new NoSuchElementException(beyond);
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
            checkForComodification();
            try {
                AbstractList.this.remove(lastReturned);
                if (lastReturned < cursor) {
                    cursor--;
                }
                lastReturned = -1;
                expectedModCount = modCount;
            } catch (IndexOutOfBoundsException gone) {
                throw new ConcurrentModificationException();
            }
        }

        public void set(E e) {
            if (lastReturned < 0) {
                throw new IllegalStateException();
            }
            checkForComodification();
            try {
                AbstractList.this.set(lastReturned, e);
                expectedModCount = modCount;
            } catch (IndexOutOfBoundsException gone) {
                throw new ConcurrentModificationException();
            }
        }

        public void add(E e) {
            checkForComodification();
            try {
                AbstractList.this.add(cursor, e);
                lastReturned = -1;
                cursor++;
                expectedModCount = modCount;
            } catch (IndexOutOfBoundsException gone) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
