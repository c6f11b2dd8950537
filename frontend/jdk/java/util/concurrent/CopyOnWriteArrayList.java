// Model of java.util.concurrent.CopyOnWriteArrayList: every change makes a new array, iterators keep the old one.
package java.util.concurrent;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import ooxide.Atomic;

public class CopyOnWriteArrayList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private E[] array;

    //@ invariant array != null && array.length < Integer.MAX_VALUE - 8;
    //@ invariant \typeof(array) == \type(Object[]);

    public CopyOnWriteArrayList() {
        array = (E[]) new Object[0];
    }

    public CopyOnWriteArrayList(Collection<? extends E> c) {
        array = (E[]) copy(c.toArray());
    }

    public CopyOnWriteArrayList(E[] toCopyIn) {
        array = (E[]) copy(toCopyIn);
    }

    private static Object[] copy(Object[] given) {
        Object[] copy = new Object[given.length];
        System.arraycopy(given, 0, copy, 0, given.length);
        return copy;
    }

    private static IndexOutOfBoundsException outOfBounds(int index, int size) {
        return new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
    }

    private static int indexOf(Object o, Object[] array, int from, int to) {
        for (int i = from; i < to; i++) {
            if (Objects.equals(o, array[i])) {
                return i;
            }
        }
        return -1;
    }

    private static int lastIndexOf(Object o, Object[] array, int from, int to) {
        for (int i = to - 1; i >= from; i--) {
            if (Objects.equals(o, array[i])) {
                return i;
            }
        }
        return -1;
    }

    // A new array in which `count` elements of `added` stand in place of those from `from` to `to`.
    private void splice(int from, int to, Object[] added, int count) {
        Object[] old = array;
        Object[] made = new Object[old.length - (to - from) + count];
        System.arraycopy(old, 0, made, 0, from);
        System.arraycopy(added, 0, made, from, count);
        System.arraycopy(old, to, made, from + count, old.length - to);
        array = (E[]) made;
    }

    @Atomic private Object[] now() {
        return array;
    }

    @Atomic public int size() {
        return array.length;
    }

    @Atomic public boolean isEmpty() {
        return array.length == 0;
    }

    @Atomic public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    @Atomic public int indexOf(Object o) {
        return indexOf(o, array, 0, array.length);
    }

    @Atomic public int indexOf(E e, int index) {
        return indexOf(e, array, index, array.length);
    }

    @Atomic public int lastIndexOf(Object o) {
        return lastIndexOf(o, array, 0, array.length);
    }

    @Atomic public int lastIndexOf(E e, int index) {
        return lastIndexOf(e, array, 0, index + 1);
    }

    @Atomic public Object clone() {
        return new CopyOnWriteArrayList<>(this);
    }

    @Atomic public Object[] toArray() {
        return copy(array);
    }

    @Atomic public <T> T[] toArray(T[] a) {
        Object[] r = a;
        if (a.length < array.length) {
            r = ooxide.Native.newArray(a, array.length);
        }
        System.arraycopy(array, 0, r, 0, array.length);
        if (r.length > array.length) {
            r[array.length] = null;
        }
        return (T[]) r;
    }

    @Atomic public E get(int index) {
        return (E) array[index];
    }

    @Atomic public E set(int index, E element) {
        E old = (E) array[index];
        if (old != element) {
            array = (E[]) copy(array);
            array[index] = element;
        }
        return old;
    }

    @Atomic public boolean add(E e) {
        splice(array.length, array.length, new Object[] {e}, 1);
        return true;
    }

    @Atomic public void add(int index, E element) {
        if (index > array.length || index < 0) {
            throw outOfBounds(index, array.length);
        }
        splice(index, index, new Object[] {element}, 1);
    }

    @Atomic public E remove(int index) {
        E old = (E) array[index];
        splice(index, index + 1, array, 0);
        return old;
    }

    @Atomic public boolean remove(Object o) {
        int index = indexOf(o);
        if (index < 0) {
            return false;
        }
        splice(index, index + 1, array, 0);
        return true;
    }

    @Atomic public boolean addIfAbsent(E e) {
        return !contains(e) && add(e);
    }

    @Atomic public int addAllAbsent(Collection<? extends E> c) {
        Object[] given = c.toArray();
        Object[] fresh = new Object[given.length];
        int count = 0;
        for (int i = 0; i < given.length; i++) {
            if (!contains(given[i]) && indexOf(given[i], fresh, 0, count) < 0) {
                fresh[count] = given[i];
                count++;
            }
        }
        if (count > 0) {
            splice(array.length, array.length, fresh, count);
        }
        return count;
    }

    @Atomic public boolean containsAll(Collection<?> c) {
        for (Object e : c) {
            if (!contains(e)) {
                return false;
            }
        }
        return true;
    }

    @Atomic public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeWhere(e -> c.contains(e), 0, array.length) > 0;
    }

    @Atomic public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeWhere(e -> !c.contains(e), 0, array.length) > 0;
    }

    @Atomic public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return removeWhere(filter, 0, array.length) > 0;
    }

    // Answers how many went.
    private int removeWhere(Predicate<? super E> filter, int from, int to) {
        Object[] kept = new Object[to - from];
        int count = 0;
        for (int i = from; i < to; i++) {
            if (!filter.test((E) array[i])) {
                kept[count] = array[i];
                count++;
            }
        }
        int removed = to - from - count;
        if (removed > 0) {
            splice(from, to, kept, count);
        }
        return removed;
    }

    @Atomic public void clear() {
        array = (E[]) new Object[0];
    }

    @Atomic public boolean addAll(Collection<? extends E> c) {
        Object[] added = c.toArray();
        if (added.length == 0) {
            return false;
        }
        splice(array.length, array.length, added, added.length);
        return true;
    }

    @Atomic public boolean addAll(int index, Collection<? extends E> c) {
        Object[] added = c.toArray();
        if (index > array.length || index < 0) {
            throw outOfBounds(index, array.length);
        }
        if (added.length == 0) {
            return false;
        }
        splice(index, index, added, added.length);
        return true;
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        Object[] walked = now();
        for (int i = 0; i < walked.length; i++) {
            action.accept((E) walked[i]);
        }
    }

    @Atomic public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        replaceRange(operator, 0, array.length);
    }

    private void replaceRange(UnaryOperator<E> operator, int from, int to) {
        Object[] made = copy(array);
        for (int i = from; i < to; i++) {
            made[i] = operator.apply((E) made[i]);
        }
        array = (E[]) made;
    }

    @Atomic public void sort(Comparator<? super E> c) {
        sortRange(c, 0, array.length);
    }

    private void sortRange(Comparator<? super E> c, int from, int to) {
        Object[] made = copy(array);
        Arrays.sort((E[]) made, from, to, c);
        array = (E[]) made;
    }

    @Atomic public String toString() {
        return Arrays.toString(array);
    }

    @Atomic public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        return sameElements(array, 0, array.length, (List<?>) o);
    }

    private static boolean sameElements(Object[] array, int from, int to, List<?> list) {
        Iterator<?> it = list.iterator();
        for (int i = from; i < to; i++) {
            if (!it.hasNext() || !Objects.equals(array[i], it.next())) {
                return false;
            }
        }
        return !it.hasNext();
    }

    @Atomic public int hashCode() {
        return hash(array, 0, array.length);
    }

    private static int hash(Object[] array, int from, int to) {
        int hash = 1;
        for (int i = from; i < to; i++) {
            hash = 31 * hash + (array[i] == null ? 0 : array[i].hashCode());
        }
        return hash;
    }

    @Atomic public Iterator<E> iterator() {
        return new SnapshotItr<>(array, 0, array.length, 0);
    }

    @Atomic public ListIterator<E> listIterator() {
        return new SnapshotItr<>(array, 0, array.length, 0);
    }

    @Atomic public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > array.length) {
            throw outOfBounds(index, array.length);
        }
        return new SnapshotItr<>(array, 0, array.length, index);
    }

    public List<E> subList(int fromIndex, int toIndex) {
        if (fromIndex < 0 || toIndex > array.length || fromIndex > toIndex) {
            throw new IndexOutOfBoundsException();
        }
        return new View(fromIndex, toIndex - fromIndex);
    }

    // Walks `size` elements of an array that nobody changes any more.
    private static final class SnapshotItr<E> implements ListIterator<E> {
        private final Object[] snapshot;
        private final int offset;
        private final int size;
        private int cursor;

        SnapshotItr(Object[] snapshot, int offset, int size, int index) {
            this.snapshot = snapshot;
            this.offset = offset;
            this.size = size;
            this.cursor = index;
        }

        public boolean hasNext() {
            return cursor < size;
        }

        public boolean hasPrevious() {
            return cursor > 0;
        }

        public E next() {
            if (cursor >= size) {
                throw new NoSuchElementException();
            }
            E e = (E) snapshot[offset + cursor];
            cursor++;
            return e;
        }

        public E previous() {
            if (cursor <= 0) {
                throw new NoSuchElementException();
            }
            cursor--;
            return (E) snapshot[offset + cursor];
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }

        public void set(E e) {
            throw new UnsupportedOperationException();
        }

        public void add(E e) {
            throw new UnsupportedOperationException();
        }

        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            while (cursor < size) {
                action.accept((E) snapshot[offset + cursor]);
                cursor++;
            }
        }
    }

    // A sub-list: good as long as all changes go through it.
    private final class View implements List<E>, RandomAccess {
        private final int offset;
        private int size;
        private Object[] expected = array;

        View(int offset, int size) {
            this.offset = offset;
            this.size = size;
        }

        private Object[] checked() {
            if (array != expected) {
                throw new ConcurrentModificationException();
            }
            return expected;
        }

        private void changed(int by) {
            expected = array;
            size += by;
        }

        private void checkIndex(int index) {
            if (index < 0 || index >= size) {
                throw outOfBounds(index, size);
            }
        }

        private void checkPosition(int index) {
            if (index < 0 || index > size) {
                throw outOfBounds(index, size);
            }
        }

        public Object[] toArray() {
            Object[] made = new Object[size];
            System.arraycopy(checked(), offset, made, 0, size);
            return made;
        }

        public <T> T[] toArray(T[] a) {
            Object[] r = a;
            if (a.length < size) {
                r = ooxide.Native.newArray(a, size);
            }
            System.arraycopy(checked(), offset, r, 0, size);
            if (r.length > size) {
                r[size] = null;
            }
            return (T[]) r;
        }

        public int indexOf(Object o) {
            int index = CopyOnWriteArrayList.indexOf(o, checked(), offset, offset + size);
            return index < 0 ? -1 : index - offset;
        }

        public int lastIndexOf(Object o) {
            int index = CopyOnWriteArrayList.lastIndexOf(o, checked(), offset, offset + size);
            return index < 0 ? -1 : index - offset;
        }

        public boolean contains(Object o) {
            return indexOf(o) >= 0;
        }

        public boolean containsAll(Collection<?> c) {
            for (Object e : c) {
                if (!contains(e)) {
                    return false;
                }
            }
            return true;
        }

        public boolean isEmpty() {
            return size() == 0;
        }

        public String toString() {
            return Arrays.toString(toArray());
        }

        public int hashCode() {
            return hash(checked(), offset, offset + size);
        }

        public boolean equals(Object o) {
            return o == this
                    || (o instanceof List && sameElements(checked(), offset, offset + size, (List<?>) o));
        }

        public E set(int index, E element) {
            checkIndex(index);
            checked();
            E old = CopyOnWriteArrayList.this.set(offset + index, element);
            changed(0);
            return old;
        }

        public E get(int index) {
            checkIndex(index);
            return (E) checked()[offset + index];
        }

        public int size() {
            checked();
            return size;
        }

        public boolean add(E element) {
            checked();
            CopyOnWriteArrayList.this.add(offset + size, element);
            changed(1);
            return true;
        }

        public void add(int index, E element) {
            checked();
            checkPosition(index);
            CopyOnWriteArrayList.this.add(offset + index, element);
            changed(1);
        }

        public boolean addAll(Collection<? extends E> c) {
            return insertAll(size, c);
        }

        public boolean addAll(int index, Collection<? extends E> c) {
            checkPosition(index);
            return insertAll(index, c);
        }

        private boolean insertAll(int index, Collection<? extends E> c) {
            checked();
            int before = array.length;
            boolean modified = CopyOnWriteArrayList.this.addAll(offset + index, c);
            changed(array.length - before);
            return modified;
        }

        public void clear() {
            checked();
            splice(offset, offset + size, array, 0);
            changed(-size);
        }

        public E remove(int index) {
            checkIndex(index);
            checked();
            E old = CopyOnWriteArrayList.this.remove(offset + index);
            changed(-1);
            return old;
        }

        public boolean remove(Object o) {
            int index = indexOf(o);
            if (index < 0) {
                return false;
            }
            remove(index);
            return true;
        }

        public Iterator<E> iterator() {
            return listIterator(0);
        }

        public ListIterator<E> listIterator() {
            return listIterator(0);
        }

        public ListIterator<E> listIterator(int index) {
            checked();
            checkPosition(index);
            return new SnapshotItr<>(array, offset, size, index);
        }

        public List<E> subList(int fromIndex, int toIndex) {
            checked();
            if (fromIndex < 0 || toIndex > size || fromIndex > toIndex) {
                throw new IndexOutOfBoundsException();
            }
            return new View(offset + fromIndex, toIndex - fromIndex);
        }

        public void forEach(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            Object[] walked = checked();
            int end = offset + size;
            for (int i = offset; i < end; i++) {
                action.accept((E) walked[i]);
            }
        }

        public void replaceAll(UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
            checked();
            replaceRange(operator, offset, offset + size);
            changed(0);
        }

        public void sort(Comparator<? super E> c) {
            checked();
            sortRange(c, offset, offset + size);
            changed(0);
        }

        public boolean removeAll(Collection<?> c) {
            Objects.requireNonNull(c);
            return removeRange(e -> c.contains(e));
        }

        public boolean retainAll(Collection<?> c) {
            Objects.requireNonNull(c);
            return removeRange(e -> !c.contains(e));
        }

        public boolean removeIf(Predicate<? super E> filter) {
            Objects.requireNonNull(filter);
            return removeRange(filter);
        }

        private boolean removeRange(Predicate<? super E> filter) {
            checked();
            int removed = removeWhere(filter, offset, offset + size);
            changed(-removed);
            return removed > 0;
        }
    }
}
