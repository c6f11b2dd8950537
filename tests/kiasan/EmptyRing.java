package kiasan;

/** {@link DoubleLinkedList} of the examples with a stronger precondition: the ring has no entry but its header. */
public class EmptyRing {
    //@ invariant repOK();
    private Entry header;
    private int size;

    static class Entry {
        Element element;
        Entry next;
        Entry previous;

        Entry(Element element, Entry next, Entry previous) {
            this.element = element;
            this.next = next;
            this.previous = previous;
        }
    }

    /** The ring closes, the links back mirror those forth, and there are as many entries as `size` says. */
    private /*@ pure @*/ boolean repOK() {
        if (header == null || header.next == null || header.previous == null) {
            return false;
        }
        int entries = 0;
        Entry entry = header;
        while (entry.next != header) {
            if (entry.next == null || entry.next.previous != entry) {
                return false;
            }
            entry = entry.next;
            entries++;
        }
        return header.previous == entry && size == entries;
    }

    private /*@ pure @*/ boolean contains(Entry wanted) {
        if (wanted == header) {
            return true;
        }
        for (Entry entry = header.next; entry != header; entry = entry.next) {
            if (entry == wanted) {
                return true;
            }
        }
        return false;
    }

    //@ requires size == 0 && contains(entry);
    //@ ensures \result.next == entry && entry.previous == \result && size == \old(size) + 1;
    Entry addBefore(Element element, /*@ non_null @*/ Entry entry) {
        Entry added = new Entry(element, entry, entry.previous);
        added.previous.next = added;
        added.next.previous = added;
        size++;
        return added;
    }
}
