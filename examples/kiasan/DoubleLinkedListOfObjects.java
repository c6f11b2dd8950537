package kiasan;

/** A ring of entries that are linked both ways. It may hold anything, also its own entries and itself. */
public class DoubleLinkedListOfObjects {
    //@ invariant repOK();
    private Entry header;
    private int size;

    static class Entry {
        Object element;
        Entry next;
        Entry previous;
    }

    public DoubleLinkedListOfObjects() {
        header = new Entry();
        header.next = header;
        header.previous = header;
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

    /** Appends an element. */
    //@ ensures size == \old(size) + 1;
    public void add(Object element) {
        Entry added = new Entry();
        added.element = element;
        added.next = header;
        added.previous = header.previous;
        added.previous.next = added;
        header.previous = added;
        size++;
    }

    //@ ensures \result.length == size;
    public Object[] toArray() {
        Object[] array = new Object[size];
        int index = 0;
        for (Entry entry = header.next; entry != header; entry = entry.next) {
            array[index++] = entry.element;
        }
        return array;
    }
}
