// What Collections.unmodifiableSortedMap returns.
package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;

final class UnmodifiableSortedMap<K, V> extends ForwardingSortedMap<K, V> {
    UnmodifiableSortedMap(SortedMap<K, ? extends V> map) {
        super(map);
    }

    SortedMap<K, V> wrap(SortedMap<K, V> view) {
        return new UnmodifiableSortedMap<>(view);
    }

    public Set<K> keySet() {
        return Collections.unmodifiableSet(m.keySet());
    }

    public Collection<V> values() {
        return Collections.unmodifiableCollection(m.values());
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new UnmodifiableEntrySet<>(m.entrySet());
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
