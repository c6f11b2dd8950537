package kiasan;

import java.util.NoSuchElementException;

/**
 * A ring of entries that are linked both ways, with a header between the last and the first one. The elements lie apart from it;
 * {@link DoubleLinkedListOfObjects} may hold its own entries.
 */
public class DoubleLinkedList {
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

    public DoubleLinkedList() {
        header = new Entry(null, null, null);
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

    public /*@ pure @*/ int size() {
        return size;
    }

    /** Appends an element. */
    //@ ensures size == \old(size) + 1;
    public void add(Element element) {
        addBefore(element, header);
    }

    //@ requires contains(entry);
    //@ ensures \result.next == entry && entry.previous == \result && size == \old(size) + 1;
    Entry addBefore(Element element, /*@ non_null @*/ Entry entry) {
        Entry added = new Entry(element, entry, entry.previous);
        added.previous.next = added;
        added.next.previous = added;
        size++;
        return added;
    }

    //@ ensures size == 0;
    public void clear() {
        header.next = header;
        header.previous = header;
        size = 0;
    }

    /** Where an element is for the first time, -1 if nowhere. */
    //@ ensures -1 <= \result && \result < size;
    public int indexOf(Element element) {
        int index = 0;
        if (element == null) {
            for (Entry entry = header.next; entry != header; entry = entry.next) {
                if (entry.element == null) {
                    return index;
                }
                index++;
            }
        } else {
            for (Entry entry = header.next; entry != header; entry = entry.next) {
                if (element.equals(entry.element)) {
                    return index;
                }
                index++;
            }
        }
        return -1;
    }

    /** Where an element is for the last time, -1 if nowhere. */
    //@ ensures -1 <= \result && \result < size;
    public int lastIndexOf(Element element) {
        int index = size;
        if (element == null) {
            for (Entry entry = header.previous; entry != header; entry = entry.previous) {
                index--;
                if (entry.element == null) {
                    return index;
                }
            }
        } else {
            for (Entry entry = header.previous; entry != header; entry = entry.previous) {
                index--;
                if (element.equals(entry.element)) {
                    return index;
                }
            }
        }
        return -1;
    }

    //@ ensures size == (\result ? \old(size) - 1 : \old(size));
    public boolean remove(Element element) {
        if (element == null) {
            for (Entry entry = header.next; entry != header; entry = entry.next) {
                if (entry.element == null) {
                    remove(entry);
                    return true;
                }
            }
        } else {
            for (Entry entry = header.next; entry != header; entry = entry.next) {
                if (element.equals(entry.element)) {
                    remove(entry);
                    return true;
                }
            }
        }
        return false;
    }

    //@ ensures size == \old(size) - 1;
    //@ signals (NoSuchElementException e) size == 0;
    public Element removeLast() {
        Element last = header.previous.element;
        remove(header.previous);
        return last;
    }

    private void remove(Entry entry) {
        if (entry == header) {
            throw new NoSuchElementException();
        }
        entry.previous.next = entry.next;
        entry.next.previous = entry.previous;
        size--;
    }
}
