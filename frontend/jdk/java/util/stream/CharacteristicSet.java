package java.util.stream;

import java.util.AbstractSet;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** An unmodifiable set of the characteristics of a collector; membership needs no hashing. */
final class CharacteristicSet extends AbstractSet<Collector.Characteristics> {
    static final CharacteristicSet NONE = new CharacteristicSet(false, false, false);
    static final CharacteristicSet IDENTITY = new CharacteristicSet(false, false, true);
    static final CharacteristicSet UNORDERED = new CharacteristicSet(false, true, false);
    static final CharacteristicSet UNORDERED_IDENTITY = new CharacteristicSet(false, true, true);

    private final boolean concurrent;
    private final boolean unordered;
    private final boolean identity;

    CharacteristicSet(boolean concurrent, boolean unordered, boolean identity) {
        this.concurrent = concurrent;
        this.unordered = unordered;
        this.identity = identity;
    }

    public boolean contains(Object o) {
        return o == Collector.Characteristics.IDENTITY_FINISH && identity
            || o == Collector.Characteristics.UNORDERED && unordered
            || o == Collector.Characteristics.CONCURRENT && concurrent;
    }

    public int size() {
        return (concurrent ? 1 : 0) + (unordered ? 1 : 0) + (identity ? 1 : 0);
    }

    public boolean add(Collector.Characteristics c) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object o) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public Iterator<Collector.Characteristics> iterator() {
        Collector.Characteristics[] members = new Collector.Characteristics[size()];
        int count = 0;
        for (Collector.Characteristics c : Collector.Characteristics.values()) {
            if (contains(c)) {
                members[count++] = c;
            }
        }
        return new Iterator<Collector.Characteristics>() {
            private int next;

            public boolean hasNext() {
                return next < members.length;
            }

            public Collector.Characteristics next() {
                if (next == members.length) {
                    throw new NoSuchElementException();
                }
                return members[next++];
            }
        };
    }
}
