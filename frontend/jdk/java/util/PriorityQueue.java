// Model of java.util.PriorityQueue: a binary heap in an array. The order of iteration is the order of the array, so
// the moves are those of the JDK.
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;

public class PriorityQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
    private E[] queue;
    private int size;
    private final Comparator<? super E> comparator;
    private int modCount;

    //@ invariant repOK();
    //@ invariant \typeof(queue) == \type(Object[]);

    private /*@ pure @*/ boolean repOK() {
        if (queue == null || queue.length < 1 || size < 0 || size > queue.length) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            if (queue[i] == null || (i > 0 && compare(queue[i], queue[(i - 1) >>> 1]) < 0)) {
                return false;
            }
        }
        return true;
    }

    public PriorityQueue() {
        this(11, null);
    }

    public PriorityQueue(int initialCapacity) {
        this(initialCapacity, null);
    }

    public PriorityQueue(Comparator<? super E> comparator) {
        this(11, comparator);
    }

    public PriorityQueue(int initialCapacity, Comparator<? super E> comparator) {
        if (initialCapacity < 1) {
            throw new IllegalArgumentException();
        }
        this.queue = (E[]) new Object[initialCapacity];
        this.comparator = comparator;
    }

    public PriorityQueue(Collection<? extends E> c) {
        if (c instanceof SortedSet) {
            comparator = (Comparator<? super E>) ((SortedSet<? extends E>) c).comparator();
        } else if (c instanceof PriorityQueue) {
            comparator = (Comparator<? super E>) ((PriorityQueue<? extends E>) c).comparator();
        } else {
            comparator = null;
        }
        boolean sorted = c instanceof SortedSet || c instanceof PriorityQueue;
        take(c.toArray());
        if (!sorted) {
            heapify();
        }
    }

    public PriorityQueue(PriorityQueue<? extends E> c) {
        comparator = (Comparator<? super E>) c.comparator();
        take(c.toArray());
    }

    public PriorityQueue(SortedSet<? extends E> c) {
        comparator = (Comparator<? super E>) c.comparator();
        take(c.toArray());
    }

    private void take(Object[] elements) {
        size = elements.length;
        queue = (E[]) new Object[size < 1 ? 1 : size];
        for (int i = 0; i < size; i++) {
            if (elements[i] == null) {
                throw new NullPointerException();
            }
            queue[i] = (E) elements[i];
        }
    }

    private int compare(Object a, Object b) {
        return comparator == null ? ((Comparable<Object>) a).compareTo(b) : comparator.compare((E) a, (E) b);
    }

    private void siftUp(int index, E e) {
        while (index > 0) {
            int parent = (index - 1) >>> 1;
            if (compare(e, queue[parent]) >= 0) {
                break;
            }
            queue[index] = queue[parent];
            index = parent;
        }
        queue[index] = e;
    }

    private void siftDown(int index, E e) {
        int half = size >>> 1;
        while (index < half) {
            int child = 2 * index + 1;
            if (child + 1 < size && compare(queue[child], queue[child + 1]) > 0) {
                child++;
            }
            if (compare(e, queue[child]) <= 0) {
                break;
            }
            queue[index] = queue[child];
            index = child;
        }
        queue[index] = e;
    }

    private void heapify() {
        for (int i = (size >>> 1) - 1; i >= 0; i--) {
            siftDown(i, queue[i]);
        }
    }

    public boolean add(E e) {
        return offer(e);
    }

    public boolean offer(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        modCount++;
        if (size == queue.length) {
            Object[] larger = new Object[size + (size < 64 ? size + 2 : size >> 1)];
            System.arraycopy(queue, 0, larger, 0, size);
            queue = (E[]) larger;
        }
        if (size == 0 && comparator == null) {
            // The JDK refuses what cannot be compared also when there is nothing to compare it with.
            Comparable<Object> checked = (Comparable<Object>) e;
        }
        siftUp(size, e);
        size++;
        return true;
    }

    public E peek() {
        // nothing is said of cells beyond the last element
        return size == 0 ? null : (E) queue[0];
    }

    private int indexOf(Object o) {
        if (o != null) {
            for (int i = 0; i < size; i++) {
                if (o.equals(queue[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    public boolean remove(Object o) {
        int index = indexOf(o);
        if (index < 0) {
            return false;
        }
        removeAt(index);
        return true;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public Object[] toArray() {
        Object[] copy = new Object[size];
        System.arraycopy(queue, 0, copy, 0, size);
        return copy;
    }

    public <T> T[] toArray(T[] a) {
        Object[] r = a;
        if (a.length < size) {
            r = ooxide.Native.newArray(a, size);
        }
        System.arraycopy(queue, 0, r, 0, size);
        if (r.length > size) {
            r[size] = null;
        }
        return (T[]) r;
    }

    public Iterator<E> iterator() {
        return new HeapItr();
    }

    public int size() {
        return size;
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) {
            queue[i] = null;
        }
        size = 0;
    }

    public E poll() {
        E first = size == 0 ? null : (E) queue[0];
        if (first != null) {
            modCount++;
            size--;
            E last = queue[size];
            queue[size] = null;
            if (size > 0) {
                siftDown(0, last);
            }
        }
        return first;
    }

    // When the last element, which fills the gap, moves up to before the index, an iterator would miss it: then it is
    // the answer, else null.
    private E removeAt(int index) {
        modCount++;
        size--;
        E moved = queue[size];
        queue[size] = null;
        if (index != size) {
            siftDown(index, moved);
            if (queue[index] == moved) {
                siftUp(index, moved);
                if (queue[index] != moved) {
                    return (E) moved;
                }
            }
        }
        return null;
    }

    public Comparator<? super E> comparator() {
        return comparator;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return removeWhere(filter);
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeWhere(e -> c.contains(e));
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeWhere(e -> !c.contains(e));
    }

    // All elements are tested before any is removed; then the heap is built anew.
    private boolean removeWhere(Predicate<? super E> doomed) {
        modCount++;
        int expectedModCount = modCount;
        int end = size;
        boolean[] removed = new boolean[end];
        boolean any = false;
        for (int i = 0; i < end; i++) {
            removed[i] = doomed.test((E) queue[i]);
            any |= removed[i];
        }
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
        if (!any) {
            return false;
        }
        size = 0;
        for (int i = 0; i < end; i++) {
            if (!removed[i]) {
                queue[size] = queue[i];
                size++;
            }
        }
        for (int i = size; i < end; i++) {
            queue[i] = null;
        }
        heapify();
        return true;
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expectedModCount = modCount;
        int end = size;
        for (int i = 0; i < end; i++) {
            action.accept((E) queue[i]);
        }
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    private class HeapItr implements Iterator<E> {
        private int cursor;
        private int lastReturned = -1;
        // Elements that a removal moved to before the cursor; they come last.
        private ArrayDeque<E> missed;
        private E lastMissed;
        private int expectedModCount = modCount;

        public boolean hasNext() {
            return cursor < size || (missed != null && !missed.isEmpty());
        }

        public E next() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            if (cursor < size) {
                lastReturned = cursor;
                cursor++;
                return (E) queue[lastReturned];
            }
            if (missed != null) {
                lastReturned = -1;
                lastMissed = missed.poll();
                if (lastMissed != null) {
                    return lastMissed;
                }
            }
            throw new NoSuchElementException();
        }

        public void remove() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            if (lastReturned != -1) {
                E moved = removeAt(lastReturned);
                lastReturned = -1;
                if (moved == null) {
                    cursor--;
                } else {
                    if (missed == null) {
                        missed = new ArrayDeque<>();
                    }
                    missed.add(moved);
                }
            } else if (lastMissed != null) {
                removeSame(lastMissed);
                lastMissed = null;
            } else {
                throw new IllegalStateException();
            }
            expectedModCount = modCount;
        }
    }

    private void removeSame(Object o) {
        for (int i = 0; i < size; i++) {
            if (queue[i] == o) {
                removeAt(i);
                return;
            }
        }
    }
}
