package kiasan;

import java.util.NoSuchElementException;

/** A linked list of numbers behind a header node, with a merge of sorted lists. */
public class LinkedListInt {
    //@ invariant repOK();
    private Node header = new Node();

    private static class Node {
        int data;
        Node next;
    }

    /** There is a header, and the list ends: no node comes again. */
    private /*@ pure @*/ boolean repOK() {
        if (header == null) {
            return false;
        }
        for (Node node = header; node != null; node = node.next) {
            for (Node before = header; before != node; before = before.next) {
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

    private /*@ pure @*/ boolean isSorted() {
        for (Node node = header.next; node != null; node = node.next) {
            if (node.next != null && node.next.data < node.data) {
                return false;
            }
        }
        return true;
    }

    private /*@ pure @*/ boolean isStrictlySorted() {
        for (Node node = header.next; node != null; node = node.next) {
            if (node.next != null && node.next.data <= node.data) {
                return false;
            }
        }
        return true;
    }

    /** The lists have no node in common. */
    private /*@ pure @*/ boolean isApartFrom(LinkedListInt other) {
        for (Node mine = header; mine != null; mine = mine.next) {
            for (Node theirs = other.header; theirs != null; theirs = theirs.next) {
                if (mine == theirs) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Appends a number. */
    //@ ensures size() == \old(size()) + 1;
    public void add(int data) {
        Node last = header;
        while (last.next != null) {
            last = last.next;
        }
        append(last, data);
    }

    public /*@ pure @*/ int size() {
        int size = 0;
        for (Node node = header.next; node != null; node = node.next) {
            size++;
        }
        return size;
    }

    /** The first number. */
    //@ signals (NoSuchElementException e) size() == 0;
    public int getFirst() {
        if (header.next == null) {
            throw new NoSuchElementException();
        }
        return header.next.data;
    }

    /** Takes the numbers of another sorted list in. */
    //@ requires isSorted() && other.isSorted() && isApartFrom(other);
    //@ ensures isSorted();
    public void merge(/*@ non_null @*/ LinkedListInt other) {
        LinkedListInt merged = new LinkedListInt();
        Node last = merged.header;
        Node mine = header.next;
        Node theirs = other.header.next;
        while (mine != null && theirs != null) {
            if (mine.data < theirs.data) {
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

    /** Promises too much: a number that is in both lists is in the merged one twice. */
    //@ requires isStrictlySorted() && other.isStrictlySorted() && isApartFrom(other);
    //@ ensures isStrictlySorted();
    public void mergeStrictly(/*@ non_null @*/ LinkedListInt other) {
        merge(other);
    }

    private static Node append(Node last, int data) {
        Node node = new Node();
        node.data = data;
        last.next = node;
        return node;
    }
}
