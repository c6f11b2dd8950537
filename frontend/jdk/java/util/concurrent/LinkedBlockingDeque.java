// Model of java.util.concurrent.LinkedBlockingDeque: a doubly linked list with a limit that may be out of reach. No other thread comes in
// between while a method, or a step of an iterator, runs. Where there is a limit to the time of waiting, the time may be over at
// any moment.
package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

public class LinkedBlockingDeque<E> extends AbstractQueue<E> implements BlockingDeque<E>, java.io.Serializable {
    private final int capacity;
    private Node<E> first;
    private Node<E> last;
    private int size;

    //@ invariant repOK();

    // A removed node has no item. One that was removed at an end links to itself there, and a walk goes on from the end; another one
    // keeps its links.
    private static final class Node<E> {
        E item;
        Node<E> prev;
        Node<E> next;

        Node(E item) {
            this.item = item;
        }
    }

    // Counting down from size ends the walk on a cycle.
    private /*@ pure @*/ boolean repOK() {
        if (capacity <= 0 || size > capacity) {
            return false;
        }
        int left = size;
        Node<E> before = null;
        for (Node<E> node = first; node != null; node = node.next) {
            if (left <= 0 || node.item == null || node.prev != before) {
                return false;
            }
            left--;
            before = node;
        }
        return left == 0 && last == before;
    }

    public LinkedBlockingDeque() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingDeque(int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
        this.capacity = capacity;
    }

    public LinkedBlockingDeque(Collection<? extends E> c) {
        this(Integer.MAX_VALUE);
        addAll(c);
    }

    private void link(Node<E> before, E e, Node<E> after) {
        Node<E> node = new Node<>(e);
        node.prev = before;
        node.next = after;
        if (before == null) {
            first = node;
        } else {
            before.next = node;
        }
        if (after == null) {
            last = node;
        } else {
            after.prev = node;
        }
        size++;
    }

    private E unlink(Node<E> node) {
        E item = node.item;
        Node<E> before = node.prev;
        Node<E> after = node.next;
        if (before == null) {
            first = after;
        } else {
            before.next = after;
        }
        if (after == null) {
            last = before;
        } else {
            after.prev = before;
        }
        if (before == null) {
            node.next = node;
        } else if (after == null) {
            node.prev = node;
        }
        node.item = null;
        size--;
        return item;
    }

    // Adding.

    @Atomic public boolean offerFirst(E e) {
        Objects.requireNonNull(e);
        if (size >= capacity) {
            return false;
        }
        link(null, e, first);
        return true;
    }

    @Atomic public boolean offerLast(E e) {
        Objects.requireNonNull(e);
        if (size >= capacity) {
            return false;
        }
        link(last, e, null);
        return true;
    }

    @Atomic private void insert(E e, boolean isFirst) throws InterruptedException {
        Native.await(size < capacity || Interruption.isPending());
        Interruption.check();
        if (isFirst) {
            link(null, e, first);
        } else {
            link(last, e, null);
        }
    }

    public void putFirst(E e) throws InterruptedException {
        insert(Objects.requireNonNull(e), true);
    }

    public void putLast(E e) throws InterruptedException {
        insert(Objects.requireNonNull(e), false);
    }

    public boolean offerFirst(E e, long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(e);
        Interruption.check();
        return offerFirst(e);
    }

    public boolean offerLast(E e, long timeout, TimeUnit unit) throws InterruptedException {
        Objects.requireNonNull(e);
        Interruption.check();
        return offerLast(e);
    }

    public void addFirst(E e) {
        if (!offerFirst(e)) {
            throw new IllegalStateException("Deque full");
        }
    }

    public void addLast(E e) {
        if (!offerLast(e)) {
            throw new IllegalStateException("Deque full");
        }
    }

    public boolean add(E e) {
        addLast(e);
        return true;
    }

    public boolean offer(E e) {
        return offerLast(e);
    }

    public void put(E e) throws InterruptedException {
        putLast(e);
    }

    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return offerLast(e, timeout, unit);
    }

    public void push(E e) {
        addFirst(e);
    }

    // Taking.

    @Atomic public E pollFirst() {
        return first == null ? null : unlink(first);
    }

    @Atomic public E pollLast() {
        return last == null ? null : unlink(last);
    }

    @Atomic public E takeFirst() throws InterruptedException {
        Native.await(first != null || Interruption.isPending());
        Interruption.check();
        return unlink(first);
    }

    @Atomic public E takeLast() throws InterruptedException {
        Native.await(last != null || Interruption.isPending());
        Interruption.check();
        return unlink(last);
    }

    public E pollFirst(long timeout, TimeUnit unit) throws InterruptedException {
        Interruption.check();
        return pollFirst();
    }

    public E pollLast(long timeout, TimeUnit unit) throws InterruptedException {
        Interruption.check();
        return pollLast();
    }

    private static <T> T present(T found) {
        if (found == null) {
            throw new NoSuchElementException();
        }
        return found;
    }

    public E removeFirst() {
        return present(pollFirst());
    }

    public E removeLast() {
        return present(pollLast());
    }

    public E remove() {
        return removeFirst();
    }

    public E pop() {
        return removeFirst();
    }

    public E poll() {
        return pollFirst();
    }

    public E take() throws InterruptedException {
        return takeFirst();
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return pollFirst(timeout, unit);
    }

    // Looking.

    @Atomic public E peekFirst() {
        return first == null ? null : first.item;
    }

    @Atomic public E peekLast() {
        return last == null ? null : last.item;
    }

    public E getFirst() {
        return present(peekFirst());
    }

    public E getLast() {
        return present(peekLast());
    }

    public E element() {
        return getFirst();
    }

    public E peek() {
        return peekFirst();
    }

    @Atomic public int size() {
        return size;
    }

    @Atomic public int remainingCapacity() {
        return capacity - size;
    }

    @Atomic public boolean contains(Object o) {
        return o != null && find(o) != null;
    }

    private Node<E> find(Object o) {
        for (Node<E> node = first; node != null; node = node.next) {
            if (o.equals(node.item)) {
                return node;
            }
        }
        return null;
    }

    @Atomic public boolean removeFirstOccurrence(Object o) {
        Node<E> found = o == null ? null : find(o);
        if (found == null) {
            return false;
        }
        unlink(found);
        return true;
    }

    @Atomic public boolean removeLastOccurrence(Object o) {
        if (o != null) {
            for (Node<E> node = last; node != null; node = node.prev) {
                if (o.equals(node.item)) {
                    unlink(node);
                    return true;
                }
            }
        }
        return false;
    }

    public boolean remove(Object o) {
        return removeFirstOccurrence(o);
    }

    @Atomic public void clear() {
        while (first != null) {
            unlink(first);
        }
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
        while (count < maxElements && first != null) {
            c.add(first.item);
            unlink(first);
            count++;
        }
        return count;
    }

    // Each is added by itself, after what is already there; nothing is added if one is null.
    public boolean addAll(Collection<? extends E> c) {
        if (c == this) {
            throw new IllegalArgumentException();
        }
        boolean isChanged = false;
        for (E e : c) {
            isChanged |= add(e);
        }
        return isChanged;
    }

    @Atomic public Iterator<E> iterator() {
        return new Walk(true);
    }

    @Atomic public Iterator<E> descendingIterator() {
        return new Walk(false);
    }

    private final class Walk implements Iterator<E> {
        private final boolean isForward;
        private Node<E> next;
        private E nextItem;
        private Node<E> lastReturned;

        Walk(boolean isForward) {
            this.isForward = isForward;
            next = end();
            nextItem = next == null ? null : next.item;
        }

        private Node<E> end() {
            return isForward ? first : last;
        }

        private Node<E> after(Node<E> node) {
            Node<E> other = isForward ? node.next : node.prev;
            return other == node ? end() : other;
        }

        public boolean hasNext() {
            return next != null;
        }

        @Atomic public E next() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            E e = nextItem;
            lastReturned = next;
            next = after(next);
            while (next != null && next.item == null) {
                next = after(next);
            }
            nextItem = next == null ? null : next.item;
            return e;
        }

        @Atomic public void remove() {
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            if (lastReturned.item != null) {
                unlink(lastReturned);
            }
            lastReturned = null;
        }
    }
}
