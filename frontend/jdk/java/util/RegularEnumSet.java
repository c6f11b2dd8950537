// The only kind of enum set: one flag for each constant. Iterators walk the set as it was when they were made.
package java.util;

final class RegularEnumSet<E extends Enum<E>> extends EnumSet<E> {
    private final boolean[] present;
    private int size;

    //@ invariant repOK();

    private /*@ pure @*/ boolean repOK() {
        if (elementType == null || universe == null || present == null || present.length != universe.length) {
            return false;
        }
        int count = 0;
        for (int i = 0; i < present.length; i++) {
            if (universe[i] == null || universe[i].ordinal() != i
                    || universe[i].getDeclaringClass() != elementType) {
                return false;
            }
            if (present[i]) {
                count++;
            }
        }
        return count == size;
    }

    RegularEnumSet(Class<E> elementType, E[] universe) {
        super(elementType, universe);
        present = new boolean[universe.length];
    }

    void addRange(int from, int to) {
        for (int i = from; i < to; i++) {
            set(i, true);
        }
    }

    // True when that changes the set.
    private boolean set(int index, boolean value) {
        if (present[index] == value) {
            return false;
        }
        present[index] = value;
        size += value ? 1 : -1;
        return true;
    }

    private boolean isElement(Object o) {
        return o instanceof Enum && ((Enum<?>) o).getDeclaringClass() == elementType;
    }

    public Iterator<E> iterator() {
        return new SnapshotItr();
    }

    public int size() {
        return size;
    }

    public boolean contains(Object o) {
        return isElement(o) && present[((Enum<?>) o).ordinal()];
    }

    public boolean add(E e) {
        if (e.getDeclaringClass() != elementType) {
            throw new ClassCastException(e.getClass() + " != " + elementType);
        }
        return set(e.ordinal(), true);
    }

    public boolean remove(Object o) {
        return isElement(o) && set(((Enum<?>) o).ordinal(), false);
    }

    public boolean addAll(Collection<? extends E> c) {
        if (c instanceof EnumSet) {
            Class<?> other = ((EnumSet<?>) c).elementType;
            if (other != elementType) {
                if (c.isEmpty()) {
                    return false;
                }
                throw new ClassCastException(other + " != " + elementType);
            }
        }
        return super.addAll(c);
    }

    public void clear() {
        for (int i = 0; i < present.length; i++) {
            present[i] = false;
        }
        size = 0;
    }

    private final class SnapshotItr implements Iterator<E> {
        private final boolean[] unseen = new boolean[present.length];
        private int cursor;
        private int lastReturned = -1;

        SnapshotItr() {
            System.arraycopy(present, 0, unseen, 0, unseen.length);
        }

        public boolean hasNext() {
            while (cursor < unseen.length && !unseen[cursor]) {
                cursor++;
            }
            return cursor != unseen.length;
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
