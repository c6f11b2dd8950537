// A ring whose entries tests can name: an entry that is given must be one of the ring's own.
public class Ring {
    //@ invariant repOK();
    private final Entry header = new Entry(0);
    private int size;

    static class Entry {
        int value;
        Entry next = this;

        Entry(int value) {
            this.value = value;
        }
    }

    private /*@ pure @*/ boolean repOK() {
        int entries = 0;
        for (Entry at = header; at.next != header; at = at.next) {
            if (at.next == null || entries > size) {
                return false;
            }
            entries++;
        }
        return entries == size;
    }

    private /*@ pure @*/ boolean contains(Entry wanted) {
        for (Entry at = header.next; at != header; at = at.next) {
            if (at == wanted) {
                return true;
            }
        }
        return false;
    }

    public int getSize() {
        return size;
    }

    public void add(int value) {
        Entry added = new Entry(value);
        added.next = header.next;
        header.next = added;
        size++;
    }

    //@ requires contains(entry);
    //@ ensures size == \old(size) + 1;
    Entry addAfter(int value, Entry entry) {
        Entry added = new Entry(value);
        added.next = entry.next;
        entry.next = added;
        size++;
        return added;
    }
}
