// What Map.entry returns: no nulls, no change.
package java.util;

final class ImmutableEntry<K, V> implements Map.Entry<K, V> {
    private final K key;
    private final V value;

    //@ invariant key != null && value != null;

    ImmutableEntry(K key, V value) {
        this.key = Objects.requireNonNull(key);
        this.value = Objects.requireNonNull(value);
    }

    public K getKey() {
        return key;
    }

    public V getValue() {
        return value;
    }

    public V setValue(V value) {
        throw new UnsupportedOperationException("not supported");
    }

    public boolean equals(Object o) {
        return o instanceof Map.Entry && key.equals(((Map.Entry<?, ?>) o).getKey())
                && value.equals(((Map.Entry<?, ?>) o).getValue());
    }

    public int hashCode() {
        return key.hashCode() ^ value.hashCode();
    }

    public String toString() {
        return key + "=" + value;
    }
}
