package kiasan;

import java.util.NoSuchElementException;

/** A linked list behind a header node, with a merge of sorted lists. */
public class LinkedList<E extends Comparable<E>> {
    //@ invariant repOK();
    private Node<E> header = new Node<>();

    private static class Node<E extends Comparable<E>> {
        E data;
        Node<E> next;
    }

    /** There is a header, and the list ends: no node comes again. */
    private /*@ pure @*/ boolean repOK() {
        if (header == null) {
            return false;
        }
        for (Node<E> node = header; node != null; node = node.next) {
            for (Node<E> before = header; before != node; before = before.next) {
                if (before == node.next) {
                    return false;
                }
            }
            if (node == node.next) {
                return false;
            }
        }
        return true;
    }

    /** No element is null, and none is greater than the next one. */
    private /*@ pure @*/ boolean isSorted() {
        for (Node<E> node = header.next; node != null; node = node.next) {
            if (node.data == null) {
                return false;
            }
            if (node.next != null && node.next.data != null && node.next.data.compareTo(node.data) < 0) {
                return false;
            }
        }
        return true;
    }

    private /*@ pure @*/ boolean isStrictlySorted() {
        for (Node<E> node = header.next; node != null; node = node.next) {
            if (node.data == null) {
                return false;
            }
            if (node.next != null && node.next.data != null && node.next.data.compareTo(node.data) <= 0) {
                return false;
            }
        }
        return true;
    }

    /** The lists have no node in common. */
    private /*@ pure @*/ boolean isApartFrom(LinkedList<E> other) {
        for (Node<E> mine = header; mine != null; mine = mine.next) {
            for (Node<E> theirs = other.header; theirs != null; theirs = theirs.next) {
                if (mine == theirs) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Appends an element. */
    //@ ensures size() == \old(size()) + 1;
    public void add(E data) {
        Node<E> last = header;
        while (last.next != null) {
            last = last.next;
        }
        append(last, data);
    }

    public /*@ pure @*/ int size() {
        int size = 0;
        for (Node<E> node = header.next; node != null; node = node.next) {
            size++;
        }
        return size;
    }

    /** The first element. */
    //@ signals (NoSuchElementException e) size() == 0;
    public E getFirst() {
        if (header.next == null) {
            throw new NoSuchElementException();
        }
        return header.next.data;
    }

    /** Takes the elements of another sorted list in. */
    //@ requires isSorted() && other.isSorted() && isApartFrom(other);
    //@ ensures isSorted();
    public void merge(/*@ non_null @*/ LinkedList<E> other) {
        LinkedList<E> merged = new LinkedList<>();
        Node<E> last = merged.header;
        Node<E> mine = header.next;
        Node<E> theirs = other.header.next;
        while (mine != null && theirs != null) {
            if (mine.data.compareTo(theirs.data) < 0) {
                last = append(last, mine.data);
                mine = mine.next;
            } else {
                last = append(last, theirs.data);
                theirs = theirs.next;
            }
        }
        while (mine != null) {
            last = append(last, mine.data);
            mine = mine.next;
        }
        while (theirs != null) {
            last = append(last, theirs.data);
            theirs = theirs.next;
        }
        header = merged.header;
    }

    /** Promises too much: elements of the two lists may be equal. */
    //@ requires isStrictlySorted() && other.isStrictlySorted() && isApartFrom(other);
    //@ ensures isStrictlySorted();
    public void mergeStrictly(/*@ non_null @*/ LinkedList<E> other) {
        merge(other);
    }

    private static <E extends Comparable<E>> Node<E> append(Node<E> last, E data) {
        Node<E> node = new Node<>();
        node.data = data;
        last.next = node;
        return node;
    }
}
