// What Collections.singletonMap returns.
package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;

final class SingletonMap<K, V> extends AbstractMap<K, V> implements java.io.Serializable {
    private final K key;
    private final V value;

    SingletonMap(K key, V value) {
        this.key = key;
        this.value = value;
    }

    public Set<K> keySet() {
        return new SingletonSet<>(key);
    }

    public Collection<V> values() {
        return new SingletonSet<>(value);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new SingletonSet<>(new SimpleImmutableEntry<>(key, value));
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V putIfAbsent(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object key, Object value) {
        throw new UnsupportedOperationException();
    }

    public boolean replace(K key, V oldValue, V newValue) {
        throw new UnsupportedOperationException();
    }

    public V replace(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        throw new UnsupportedOperationException();
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        throw new UnsupportedOperationException();
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        throw new UnsupportedOperationException();
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        throw new UnsupportedOperationException();
    }
}
