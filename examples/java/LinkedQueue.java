import java.util.NoSuchElementException;

/** A queue as a chain of nodes with a pointer to each end. */
public class LinkedQueue<E> {
    private Node<E> head;
    private Node<E> tail;

    //@ invariant (head == null) == (tail == null);
    //@ invariant tail == null || tail.next == null;

    private static class Node<E> {
        final E element;
        Node<E> next;

        Node(E element) {
            this.element = element;
        }
    }

    //@ ensures !isEmpty() && tail.element == element;
    public void add(E element) {
        Node<E> node = new Node<>(element);
        if (tail == null) {
            head = node;
        } else {
            tail.next = node;
        }
        tail = node;
    }

    //@ requires head == tail || head.next != null;
    //@ ensures \result == \old(head.element);
    //@ signals (NoSuchElementException e) isEmpty();
    public E remove() {
        if (head == null) {
            throw new NoSuchElementException("the queue is empty");
        }
        E element = head.element;
        head = head.next;
        if (head == null) {
            tail = null;
        }
        return element;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return head == null;
    }
}
