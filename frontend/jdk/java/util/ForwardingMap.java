// A map that passes every call on to another one: what Collections.synchronizedMap returns, and the base of the
// unmodifiable wrappers.
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

@ooxide.Monitor
class ForwardingMap<K, V> implements Map<K, V>, java.io.Serializable {
    final Map<K, V> m;

    //@ invariant m != null;

    ForwardingMap(Map<? extends K, ? extends V> m) {
        this.m = (Map<K, V>) Objects.requireNonNull(m);
    }

    public int size() {
        return m.size();
    }

    public boolean isEmpty() {
        return m.isEmpty();
    }

    public boolean containsKey(Object key) {
        return m.containsKey(key);
    }

    public boolean containsValue(Object value) {
        return m.containsValue(value);
    }

    public V get(Object key) {
        return m.get(key);
    }

    public V put(K key, V value) {
        return m.put(key, value);
    }

    public V remove(Object key) {
        return m.remove(key);
    }

    public void putAll(Map<? extends K, ? extends V> map) {
        m.putAll(map);
    }

    public void clear() {
        m.clear();
    }

    public V getOrDefault(Object key, V defaultValue) {
        return m.getOrDefault(key, defaultValue);
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        m.forEach(action);
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        m.replaceAll(function);
    }

    public V putIfAbsent(K key, V value) {
        return m.putIfAbsent(key, value);
    }

    public boolean remove(Object key, Object value) {
        return m.remove(key, value);
    }

    public boolean replace(K key, V oldValue, V newValue) {
        return m.replace(key, oldValue, newValue);
    }

    public V replace(K key, V value) {
        return m.replace(key, value);
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        return m.computeIfAbsent(key, function);
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        return m.computeIfPresent(key, function);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        return m.compute(key, function);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        return m.merge(key, value, function);
    }

    public String toString() {
        return m.toString();
    }

    public Set<K> keySet() {
        return new ForwardingSet<>(m.keySet());
    }

    public Collection<V> values() {
        return new ForwardingCollection<>(m.values());
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new ForwardingSet<>(m.entrySet());
    }

    public boolean equals(Object o) {
        return o == this || m.equals(o);
    }

    public int hashCode() {
        return m.hashCode();
    }
}
