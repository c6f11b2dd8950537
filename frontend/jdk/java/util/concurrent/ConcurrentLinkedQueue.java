// Model of java.util.concurrent.ConcurrentLinkedQueue: a singly linked list without nulls. An iterator holds the element
// it will return next, so it returns it also when it was removed meanwhile. What an iterator shows of elements that
// come after the removal of the last one is left open by the documentation; here it does not show them.
package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Queue;
import ooxide.Atomic;

public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> implements Queue<E>, java.io.Serializable {
    private Node<E> first;
    private Node<E> last;
    private int size;

    //@ invariant repOK();

    // A removed node has no item. It keeps its link for iterators that stand on it; one that was polled links to itself,
    // and the walk goes on from the first node.
    private static final class Node<E> {
        E item;
        Node<E> next;

        Node(E item) {
            this.item = item;
        }
    }

    // Counting down from size ends the walk on a cycle.
    private /*@ pure @*/ boolean repOK() {
        int left = size;
        Node<E> before = null;
        for (Node<E> node = first; node != null; node = node.next) {
            if (left <= 0 || node.item == null) {
                return false;
            }
            left--;
            before = node;
        }
        return left == 0 && last == before;
    }

    public ConcurrentLinkedQueue() {
    }

    public ConcurrentLinkedQueue(Collection<? extends E> c) {
        for (E e : c) {
            offer(e);
        }
    }

    @Atomic public boolean add(E e) {
        return offer(e);
    }

    @Atomic public boolean offer(E e) {
        Node<E> node = new Node<>(Objects.requireNonNull(e));
        if (last == null) {
            first = node;
        } else {
            last.next = node;
        }
        last = node;
        size++;
        return true;
    }

    @Atomic public E poll() {
        if (first == null) {
            return null;
        }
        Node<E> polled = first;
        E e = polled.item;
        unlink(null, polled);
        polled.next = polled;
        return e;
    }

    private void unlink(Node<E> before, Node<E> node) {
        if (before == null) {
            first = node.next;
        } else {
            before.next = node.next;
        }
        if (last == node) {
            last = before;
        }
        node.item = null;
        size--;
    }

    @Atomic public E peek() {
        return first == null ? null : first.item;
    }

    @Atomic public boolean isEmpty() {
        return first == null;
    }

    @Atomic public int size() {
        return size;
    }

    @Atomic public boolean contains(Object o) {
        if (o != null) {
            for (Node<E> node = first; node != null; node = node.next) {
                if (o.equals(node.item)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Atomic public boolean remove(Object o) {
        if (o != null) {
            Node<E> before = null;
            for (Node<E> node = first; node != null; node = node.next) {
                if (o.equals(node.item)) {
                    unlink(before, node);
                    return true;
                }
                before = node;
            }
        }
        return false;
    }

    public boolean addAll(Collection<? extends E> c) {
        if (c == this) {
            throw new IllegalArgumentException();
        }
        Object[] added = c.toArray();
        for (int i = 0; i < added.length; i++) {
            Objects.requireNonNull(added[i]);
        }
        for (int i = 0; i < added.length; i++) {
            offer((E) added[i]);
        }
        return added.length > 0;
    }

    @Atomic public Iterator<E> iterator() {
        return new QueueItr();
    }

    private final class QueueItr implements Iterator<E> {
        private Node<E> next = first;
        private E nextItem = first == null ? null : first.item;
        private Node<E> lastReturned;

        private Node<E> after(Node<E> node) {
            return node.next == node ? first : node.next;
        }

        public boolean hasNext() {
            return nextItem != null;
        }

        @Atomic public E next() {
            if (nextItem == null) {
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
                Node<E> before = null;
                Node<E> node = first;
                while (node != lastReturned) {
                    before = node;
                    node = node.next;
                }
                unlink(before, node);
            }
            lastReturned = null;
        }
    }
}
