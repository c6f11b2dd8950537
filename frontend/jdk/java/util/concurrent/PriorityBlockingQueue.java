// Model of java.util.concurrent.PriorityBlockingQueue: a heap without a limit. No other thread comes in between while a method changes or
// asks it; an iterator shows what was there when it was made.
package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.PriorityQueue;
import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

public class PriorityBlockingQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, java.io.Serializable {
    private final PriorityQueue<E> heap;

    //@ invariant heap != null;

    public PriorityBlockingQueue() {
        heap = new PriorityQueue<>();
    }

    public PriorityBlockingQueue(int initialCapacity) {
        heap = new PriorityQueue<>(initialCapacity);
    }

    public PriorityBlockingQueue(int initialCapacity, Comparator<? super E> comparator) {
        heap = new PriorityQueue<>(initialCapacity, comparator);
    }

    public PriorityBlockingQueue(Collection<? extends E> c) {
        heap = new PriorityQueue<>(c instanceof PriorityBlockingQueue ? ((PriorityBlockingQueue<? extends E>) c).heap : c);
    }

    public boolean add(E e) {
        return offer(e);
    }

    @Atomic public boolean offer(E e) {
        return heap.offer(e);
    }

    public void put(E e) {
        offer(e);
    }

    public boolean offer(E e, long timeout, TimeUnit unit) {
        return offer(e);
    }

    @Atomic public E take() throws InterruptedException {
        Native.await(!heap.isEmpty() || Interruption.isPending());
        Interruption.check();
        return heap.poll();
    }

    @Atomic public E poll() {
        return heap.poll();
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        Interruption.check();
        return poll();
    }

    @Atomic public E peek() {
        return heap.peek();
    }

    public Comparator<? super E> comparator() {
        return heap.comparator();
    }

    @Atomic public int size() {
        return heap.size();
    }

    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    @Atomic public boolean remove(Object o) {
        return heap.remove(o);
    }

    @Atomic public boolean contains(Object o) {
        return heap.contains(o);
    }

    @Atomic public String toString() {
        return heap.toString();
    }

    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    @Atomic public int drainTo(Collection<? super E> c, int maxElements) {
        Objects.requireNonNull(c);
        if (c == this) {
            throw new IllegalArgumentException();
        }
        int count = 0;
        while (count < maxElements && !heap.isEmpty()) {
            c.add(heap.peek());
            heap.poll();
            count++;
        }
        return count;
    }

    @Atomic public void clear() {
        heap.clear();
    }

    @Atomic public Object[] toArray() {
        return heap.toArray();
    }

    @Atomic public <T> T[] toArray(T[] a) {
        return heap.toArray(a);
    }

    @Atomic private void removeSame(Object o) {
        Iterator<E> each = heap.iterator();
        while (each.hasNext()) {
            if (each.next() == o) {
                each.remove();
                return;
            }
        }
    }

    public Iterator<E> iterator() {
        return new Snapshot(toArray());
    }

    private final class Snapshot implements Iterator<E> {
        private final Object[] elements;
        private int cursor;
        private int last = -1;

        Snapshot(Object[] elements) {
            this.elements = elements;
        }

        public boolean hasNext() {
            return cursor < elements.length;
        }

        public E next() {
            if (cursor >= elements.length) {
                throw new NoSuchElementException();
            }
            last = cursor;
            cursor++;
            return (E) elements[last];
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            removeSame(elements[last]);
            last = -1;
        }
    }
}
