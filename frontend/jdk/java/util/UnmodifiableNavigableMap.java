// What Collections.unmodifiableNavigableMap returns.
package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;

final class UnmodifiableNavigableMap<K, V> extends ForwardingNavigableMap<K, V> {
    UnmodifiableNavigableMap(NavigableMap<K, ? extends V> map) {
        super(map);
    }

    NavigableMap<K, V> wrap(NavigableMap<K, V> view) {
        return new UnmodifiableNavigableMap<>(view);
    }

    NavigableSet<K> wrapKeys(NavigableSet<K> keys) {
        return new UnmodifiableNavigableSet<>(keys);
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return UnmodifiableEntry.of(map.lowerEntry(key));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return UnmodifiableEntry.of(map.floorEntry(key));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return UnmodifiableEntry.of(map.ceilingEntry(key));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return UnmodifiableEntry.of(map.higherEntry(key));
    }

    public Map.Entry<K, V> firstEntry() {
        return UnmodifiableEntry.of(map.firstEntry());
    }

    public Map.Entry<K, V> lastEntry() {
        return UnmodifiableEntry.of(map.lastEntry());
    }

    public Map.Entry<K, V> pollFirstEntry() {
        throw new UnsupportedOperationException();
    }

    public Map.Entry<K, V> pollLastEntry() {
        throw new UnsupportedOperationException();
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
