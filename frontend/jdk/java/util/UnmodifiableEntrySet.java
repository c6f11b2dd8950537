// The entries of an unmodifiable map: each entry that is handed out is unmodifiable too.
package java.util;

import java.util.function.Consumer;
import java.util.stream.Stream;

final class UnmodifiableEntrySet<K, V> extends UnmodifiableSet<Map.Entry<K, V>> {
    UnmodifiableEntrySet(Set<Map.Entry<K, V>> entries) {
        super(entries);
    }

    public Iterator<Map.Entry<K, V>> iterator() {
        Iterator<Map.Entry<K, V>> it = c.iterator();
        return new Iterator<Map.Entry<K, V>>() {
            public boolean hasNext() {
                return it.hasNext();
            }

            public Map.Entry<K, V> next() {
                return UnmodifiableEntry.of(it.next());
            }

            public void remove() {
                throw new UnsupportedOperationException();
            }
        };
    }

    public void forEach(Consumer<? super Map.Entry<K, V>> action) {
        Objects.requireNonNull(action);
        c.forEach(e -> action.accept(UnmodifiableEntry.of(e)));
    }

    public Object[] toArray() {
        Object[] entries = c.toArray();
        for (int i = 0; i < entries.length; i++) {
            entries[i] = UnmodifiableEntry.of((Map.Entry<K, V>) entries[i]);
        }
        return entries;
    }

    public <T> T[] toArray(T[] a) {
        T[] entries = c.toArray(a);
        int size = c.size();
        for (int i = 0; i < size; i++) {
            entries[i] = (T) UnmodifiableEntry.of((Map.Entry<K, V>) entries[i]);
        }
        return entries;
    }

    public Stream<Map.Entry<K, V>> stream() {
        return c.stream().map(e -> UnmodifiableEntry.of(e));
    }

    public Stream<Map.Entry<K, V>> parallelStream() {
        return stream();
    }

    public boolean contains(Object o) {
        return o instanceof Map.Entry && c.contains(UnmodifiableEntry.of((Map.Entry<?, ?>) o));
    }

    public boolean containsAll(Collection<?> coll) {
        for (Object e : coll) {
            if (!contains(e)) {
                return false;
            }
        }
        return true;
    }
}
