// What Map.of, Map.ofEntries and Map.copyOf return. The JDK's iteration order changes from run to run; here it is the
// order given.
package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;

final class ImmutableMap<K, V> extends AbstractMap<K, V> implements java.io.Serializable {
    private final K[] keys;
    private final V[] values;

    //@ invariant repOK();

    private /*@ pure @*/ boolean repOK() {
        if (keys == null || values == null || keys == values || keys.length != values.length) {
            return false;
        }
        for (int i = 0; i < keys.length; i++) {
            if (keys[i] == null || values[i] == null || ImmutableSet.indexOf(keys, i, keys[i]) >= 0) {
                return false;
            }
        }
        return true;
    }

    private ImmutableMap(Object[] keys, Object[] values) {
        this.keys = (K[]) keys;
        this.values = (V[]) values;
    }

    // Takes the arrays over.
    static <K, V> Map<K, V> of(Object[] keys, Object[] values) {
        for (int i = 0; i < keys.length; i++) {
            Objects.requireNonNull(keys[i]);
            Objects.requireNonNull(values[i]);
            if (ImmutableSet.indexOf(keys, i, keys[i]) >= 0) {
                throw new IllegalArgumentException("duplicate key: " + keys[i]);
            }
        }
        return new ImmutableMap<>(keys, values);
    }

    private int indexOf(Object key) {
        return ImmutableSet.indexOf(keys, keys.length, Objects.requireNonNull(key));
    }

    public int size() {
        return keys.length;
    }

    public boolean containsKey(Object key) {
        return indexOf(key) >= 0;
    }

    public boolean containsValue(Object value) {
        return ImmutableSet.indexOf(values, values.length, Objects.requireNonNull(value)) >= 0;
    }

    public V get(Object key) {
        int index = indexOf(key);
        return index < 0 ? null : (V) values[index];
    }

    public V getOrDefault(Object key, V defaultValue) {
        int index = indexOf(key);
        return index < 0 ? defaultValue : (V) values[index];
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return keys.length;
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryItr();
        }
    }

    private final class EntryItr implements Iterator<Map.Entry<K, V>> {
        private int cursor;

        public boolean hasNext() {
            return cursor < keys.length;
        }

        public Map.Entry<K, V> next() {
            if (cursor >= keys.length) {
                throw new NoSuchElementException();
            }
            Map.Entry<K, V> e = new ImmutableEntry<>((K) keys[cursor], (V) values[cursor]);
            cursor++;
            return e;
        }
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        throw new UnsupportedOperationException();
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        throw new UnsupportedOperationException();
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        throw new UnsupportedOperationException();
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        throw new UnsupportedOperationException();
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        throw new UnsupportedOperationException();
    }

    public V putIfAbsent(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object key, Object value) {
        throw new UnsupportedOperationException();
    }

    public V replace(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public boolean replace(K key, V oldValue, V newValue) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }
}
