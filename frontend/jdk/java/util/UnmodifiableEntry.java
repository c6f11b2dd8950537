// An entry of an unmodifiable map.
package java.util;

final class UnmodifiableEntry<K, V> implements Map.Entry<K, V> {
    private final Map.Entry<? extends K, ? extends V> e;

    //@ invariant e != null;

    private UnmodifiableEntry(Map.Entry<? extends K, ? extends V> e) {
        this.e = e;
    }

    static <K, V> Map.Entry<K, V> of(Map.Entry<? extends K, ? extends V> e) {
        return e == null ? null : new UnmodifiableEntry<>(e);
    }

    public K getKey() {
        return e.getKey();
    }

    public V getValue() {
        return e.getValue();
    }

    public V setValue(V value) {
        throw new UnsupportedOperationException();
    }

    public boolean equals(Object o) {
        return o == this || (o instanceof Map.Entry && Objects.equals(e.getKey(), ((Map.Entry<?, ?>) o).getKey())
                && Objects.equals(e.getValue(), ((Map.Entry<?, ?>) o).getValue()));
    }

    public int hashCode() {
        return e.hashCode();
    }

    public String toString() {
        return e.toString();
    }
}
