// Model of java.util.concurrent.LinkedBlockingQueue for programs of one thread: where it would wait for another thread
// for ever, the open method blocked() stands, which never returns normally.
package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;

public class LinkedBlockingQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, java.io.Serializable {
    private final int capacity;
    private final ConcurrentLinkedQueue<E> elements = new ConcurrentLinkedQueue<>();

    //@ invariant capacity > 0 && elements != null && elements.size() <= capacity;

    public LinkedBlockingQueue() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
        this.capacity = capacity;
    }

    public LinkedBlockingQueue(Collection<? extends E> c) {
        this(Integer.MAX_VALUE);
        for (E e : c) {
            add(e);
        }
    }

    //@ ensures false;
    private native void blocked() throws InterruptedException;

    public int size() {
        return elements.size();
    }

    public int remainingCapacity() {
        return capacity - elements.size();
    }

    public void put(E e) throws InterruptedException {
        Objects.requireNonNull(e);
        if (!offer(e)) {
            blocked();
        }
    }

    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return offer(e);
    }

    public boolean offer(E e) {
        Objects.requireNonNull(e);
        return elements.size() < capacity && elements.offer(e);
    }

    public E take() throws InterruptedException {
        E e = poll();
        if (e == null) {
            blocked();
        }
        return e;
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return poll();
    }

    public E poll() {
        return elements.poll();
    }

    public E peek() {
        return elements.peek();
    }

    public boolean remove(Object o) {
        return elements.remove(o);
    }

    public boolean contains(Object o) {
        return elements.contains(o);
    }

    public void clear() {
        elements.clear();
    }

    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> c, int maxElements) {
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
