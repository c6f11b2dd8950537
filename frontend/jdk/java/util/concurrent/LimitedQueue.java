// What ArrayBlockingQueue and LinkedBlockingQueue have in common: at most so many elements, in the order in which they came. No
// other thread comes in between while a method changes or asks it; who finds it full or empty waits. Where there is a limit to
// the time of waiting, the time may be over at any moment.
package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

abstract class LimitedQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, java.io.Serializable {
    private final int capacity;
    private final ConcurrentLinkedQueue<E> elements = new ConcurrentLinkedQueue<>();

    //@ invariant capacity > 0 && elements != null && elements.size() <= capacity;

    LimitedQueue(int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
        this.capacity = capacity;
    }

    @Atomic public int size() {
        return elements.size();
    }

    @Atomic public int remainingCapacity() {
        return capacity - elements.size();
    }

    public void put(E e) throws InterruptedException {
        Objects.requireNonNull(e);
        insert(e);
    }

    @Atomic private void insert(E e) throws InterruptedException {
        Native.await(elements.size() < capacity || Interruption.isPending());
        Interruption.check();
        elements.offer(e);
    }

    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(e);
        Interruption.check();
        return offer(e);
    }

    @Atomic public boolean offer(E e) {
        Objects.requireNonNull(e);
        return elements.size() < capacity && elements.offer(e);
    }

    @Atomic public E take() throws InterruptedException {
        Native.await(!elements.isEmpty() || Interruption.isPending());
        Interruption.check();
        return elements.poll();
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        Interruption.check();
        return poll();
    }

    @Atomic public E poll() {
        return elements.poll();
    }

    @Atomic public E peek() {
        return elements.peek();
    }

    @Atomic public boolean remove(Object o) {
        return elements.remove(o);
    }

    @Atomic public boolean contains(Object o) {
        return elements.contains(o);
    }

    @Atomic public void clear() {
        elements.clear();
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
        while (count < maxElements && !elements.isEmpty()) {
            c.add(elements.peek());
            elements.poll();
            count++;
        }
        return count;
    }

    public Iterator<E> iterator() {
        return elements.iterator();
    }
}
