// Model of java.util.concurrent.DelayQueue: a heap of elements that come out when their delays are over. Whoever waits for the first one
// gets it: its delay is over sooner or later.
package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import java.util.PriorityQueue;
import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

public class DelayQueue<E extends Delayed> extends AbstractQueue<E> implements BlockingQueue<E> {
    private final PriorityQueue<E> heap = new PriorityQueue<>();

    //@ invariant heap != null;

    public DelayQueue() {
    }

    public DelayQueue(Collection<? extends E> c) {
        addAll(c);
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

    @Atomic public E poll() {
        E first = heap.peek();
        return first == null || first.getDelay(TimeUnit.NANOSECONDS) > 0 ? null : heap.poll();
    }

    @Atomic public E take() throws InterruptedException {
        Native.await(!heap.isEmpty() || Interruption.isPending());
        Interruption.check();
        return heap.poll();
    }

    // The time may be over at any moment.
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        Interruption.check();
        return poll();
    }

    @Atomic public E peek() {
        return heap.peek();
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

    @Atomic public void clear() {
        heap.clear();
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
        while (count < maxElements) {
            E first = poll();
            if (first == null) {
                break;
            }
            c.add(first);
            count++;
        }
        return count;
    }

    @Atomic public Object[] toArray() {
        return heap.toArray();
    }

    @Atomic public <T> T[] toArray(T[] a) {
        return heap.toArray(a);
    }

    // It shows what was there when it was made.
    @Atomic public Iterator<E> iterator() {
        return new PriorityBlockingQueue<E>(heap).iterator();
    }
}
