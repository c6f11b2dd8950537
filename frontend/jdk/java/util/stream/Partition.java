package java.util.stream;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;

/** The map that {@code partitioningBy} gives: always both keys, false before true, not modifiable. */
final class Partition<T> extends AbstractMap<Boolean, T> {
    final T forTrue;
    final T forFalse;

    Partition(T forTrue, T forFalse) {
        this.forTrue = forTrue;
        this.forFalse = forFalse;
    }

    public T get(Object key) {
        if (!(key instanceof Boolean)) {
            return null;
        }
        return (Boolean) key ? forTrue : forFalse;
    }

    public boolean containsKey(Object key) {
        return key instanceof Boolean;
    }

    public int size() {
        return 2;
    }

    public Set<Map.Entry<Boolean, T>> entrySet() {
        return new Entries<>(this);
    }

    private static final class Entries<T> extends AbstractSet<Map.Entry<Boolean, T>> {
        private final Partition<T> map;

        Entries(Partition<T> map) {
            this.map = map;
        }

        public int size() {
            return 2;
        }

        public Iterator<Map.Entry<Boolean, T>> iterator() {
            return new EntryIterator<>(map);
        }
    }

    private static final class EntryIterator<T> implements Iterator<Map.Entry<Boolean, T>> {
        private final Partition<T> map;
        private int next;

        EntryIterator(Partition<T> map) {
            this.map = map;
        }

        public boolean hasNext() {
            return next < 2;
        }

        public Map.Entry<Boolean, T> next() {
            if (next == 2) {
                throw new NoSuchElementException();
            }
            boolean key = next++ == 1;
            return new AbstractMap.SimpleImmutableEntry<>(key, key ? map.forTrue : map.forFalse);
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }
    }
}
