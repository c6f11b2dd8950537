// A new number goes behind the first larger one, where nobody looks for it.
//! SortedList.insert => invalid
//! SortedList.contains => valid

/** A linked list that keeps its numbers in order; the invariant runs through the whole list. */
class SortedList {
    //@ invariant repOK();
    private Node first;
    private int size;

    private static class Node {
        final int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    /** The list is finite, in order, and as long as it says. */
    private /*@ pure @*/ boolean repOK() {
        int count = 0;
        for (Node at = first; at != null; at = at.next) {
            if (at.next != null && at.value > at.next.value) {
                return false;
            }
            count++;
            if (count > size) {
                return false;
            }
        }
        return count == size;
    }

    //@ ensures size == \old(size) + 1 && contains(value); //~ ensures
    public void insert(int value) {
        if (first == null || value <= first.value) {
            first = new Node(value, first);
        } else {
            Node at = first;
            while (at.next != null && at.value < value) {
                at = at.next;
            }
            at.next = new Node(value, at.next);
        }
        size++;
    }

    /** Removes one occurrence, and says whether there was one. */
    //@ ensures \result == \old(contains(value));
    //@ ensures size == (\result ? \old(size) - 1 : \old(size));
    public boolean remove(int value) {
        Node before = null;
        Node at = first;
        while (at != null && at.value < value) {
            before = at;
            at = at.next;
        }
        if (at == null || at.value != value) {
            return false;
        }
        if (before == null) {
            first = at.next;
        } else {
            before.next = at.next;
        }
        size--;
        return true;
    }

    public /*@ pure @*/ boolean contains(int value) {
        Node at = first;
        while (at != null && at.value < value) {
            at = at.next;
        }
        return at != null && at.value == value;
    }

    //@ requires size > 0;
    //@ ensures contains(\result);
    public int least() {
        return first.value;
    }
}
