// The only kind of enum set: one bit for each constant. Iterators walk the set as it was when they were made.
package java.util;

final class RegularEnumSet<E extends Enum<E>> extends EnumSet<E> {
    private final long[] words;

    //@ invariant repOK();

    // Bits beyond the last constant are clear.
    private /*@ pure @*/ boolean repOK() {
        int range = range();
        if (words == null || words.length != wordsFor(range)) {
            return false;
        }
        return (range & 63) == 0 || words[words.length - 1] >>> range == 0;
    }

    RegularEnumSet(Class<E> elementType, E[] universe) {
        super(elementType, universe);
        words = new long[wordsFor(universe.length)];
    }

    private static /*@ pure @*/ int wordsFor(int range) {
        return (range + 63) >> 6;
    }

    void addRange(int from, int to) {
        for (int i = from; i < to; i++) {
            set(i, true);
        }
    }

    boolean has(int index) {
        return (words[index >> 6] & 1L << index) != 0;
    }

    // True when that changes the set.
    boolean set(int index, boolean value) {
        if (has(index) == value) {
            return false;
        }
        words[index >> 6] ^= 1L << index;
        return true;
    }

    public Iterator<E> iterator() {
        return new SnapshotItr();
    }

    public int size() {
        int size = 0;
        for (int i = 0; i < words.length; i++) {
            size += Long.bitCount(words[i]);
        }
        return size;
    }

    public boolean isEmpty() {
        for (int i = 0; i < words.length; i++) {
            if (words[i] != 0) {
                return false;
            }
        }
        return true;
    }

    public boolean contains(Object o) {
        return isElement(o) && has(((Enum<?>) o).ordinal());
    }

    public boolean add(E e) {
        checkElement(e);
        return set(e.ordinal(), true);
    }

    public boolean remove(Object o) {
        return isElement(o) && set(((Enum<?>) o).ordinal(), false);
    }

    public boolean addAll(Collection<? extends E> c) {
        if (c instanceof EnumSet) {
            Class<?> other = ((EnumSet<?>) c).elementType();
            if (other != elementType()) {
                if (c.isEmpty()) {
                    return false;
                }
                throw new ClassCastException(other + " != " + elementType());
            }
        }
        return super.addAll(c);
    }

    public void clear() {
        for (int i = 0; i < words.length; i++) {
            words[i] = 0;
        }
    }

    private final class SnapshotItr implements Iterator<E> {
        private final E[] universe = universe();
        private final long[] unseen = new long[words.length];
        private int cursor;
        private int lastReturned = -1;

        SnapshotItr() {
            System.arraycopy(words, 0, unseen, 0, unseen.length);
        }

        public boolean hasNext() {
            while (cursor < universe.length && (unseen[cursor >> 6] & 1L << cursor) == 0) {
                cursor++;
            }
            return cursor != universe.length;
        }

        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            lastReturned = cursor;
            cursor++;
            return universe[lastReturned];
        }

        public void remove() {
            if (lastReturned < 0) {
                throw new IllegalStateException();
            }
            set(lastReturned, false);
            lastReturned = -1;
        }
    }
}
