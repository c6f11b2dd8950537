// Model of java.util.concurrent.ConcurrentSkipListMap: a sorted map without nulls. No other thread comes in between while a method, or a
// step of an iterator, runs; functions are called in between. Iterators are weakly consistent: they show what is there when they
// come to it. Views of a part, or in the other direction, are open.
package java.util.concurrent;

import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import ooxide.Atomic;

public class ConcurrentSkipListMap<K, V> extends AbstractMap<K, V>
        implements ConcurrentNavigableMap<K, V>, java.io.Serializable {
    private final TreeMap<K, V> entries;

    //@ invariant entries != null;
    //@ invariant ooxide.Native.late() && holdsNoNull();

    private /*@ pure @*/ boolean holdsNoNull() {
        return entries.comparator() == null && !entries.containsValue(null);
    }

    public ConcurrentSkipListMap() {
        entries = new TreeMap<>();
    }

    public ConcurrentSkipListMap(Comparator<? super K> comparator) {
        entries = new TreeMap<>(comparator);
    }

    public ConcurrentSkipListMap(Map<? extends K, ? extends V> m) {
        entries = new TreeMap<>();
        putAll(m);
    }

    public ConcurrentSkipListMap(SortedMap<K, ? extends V> m) {
        entries = new TreeMap<>(m.comparator());
        putAll(m);
    }

    // One mapping.

    @Atomic public V get(Object key) {
        return entries.get(Objects.requireNonNull(key));
    }

    @Atomic public boolean containsKey(Object key) {
        return entries.containsKey(Objects.requireNonNull(key));
    }

    @Atomic public boolean containsValue(Object value) {
        return entries.containsValue(Objects.requireNonNull(value));
    }

    @Atomic public V put(K key, V value) {
        Objects.requireNonNull(value);
        return entries.put(Objects.requireNonNull(key), value);
    }

    @Atomic public V remove(Object key) {
        return entries.remove(Objects.requireNonNull(key));
    }

    @Atomic public V putIfAbsent(K key, V value) {
        Objects.requireNonNull(value);
        V old = entries.get(Objects.requireNonNull(key));
        if (old == null) {
            entries.put(key, value);
        }
        return old;
    }

    @Atomic public boolean remove(Object key, Object value) {
        V old = entries.get(Objects.requireNonNull(key));
        if (value == null || old == null || !value.equals(old)) {
            return false;
        }
        entries.remove(key);
        return true;
    }

    @Atomic public boolean replace(K key, V oldValue, V newValue) {
        Objects.requireNonNull(oldValue);
        Objects.requireNonNull(newValue);
        V old = entries.get(Objects.requireNonNull(key));
        if (old == null || !oldValue.equals(old)) {
            return false;
        }
        entries.put(key, newValue);
        return true;
    }

    @Atomic public V replace(K key, V value) {
        Objects.requireNonNull(value);
        V old = entries.get(Objects.requireNonNull(key));
        if (old != null) {
            entries.put(key, value);
        }
        return old;
    }

    // If the key has just this value, it has the new one, or is gone if there is none.
    @Atomic private boolean exchange(K key, V old, V value) {
        if (entries.get(key) != old) {
            return false;
        }
        if (value == null) {
            entries.remove(key);
        } else {
            entries.put(key, value);
        }
        return true;
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        V old = get(key);
        if (old != null) {
            return old;
        }
        V value = mappingFunction.apply(key);
        if (value == null) {
            return null;
        }
        V before = putIfAbsent(key, value);
        return before == null ? value : before;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        while (true) {
            V old = get(key);
            if (old == null) {
                return null;
            }
            V value = remappingFunction.apply(key, old);
            if (exchange(key, old, value)) {
                return value;
            }
        }
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        while (true) {
            V old = get(key);
            V value = remappingFunction.apply(key, old);
            if (old == null && value == null || exchange(key, old, value)) {
                return value;
            }
        }
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(value);
        Objects.requireNonNull(remappingFunction);
        while (true) {
            V old = get(key);
            V merged = old == null ? value : remappingFunction.apply(old, value);
            if (exchange(key, old, merged)) {
                return merged;
            }
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        for (Map.Entry<K, V> each : entrySet()) {
            V old = each.getValue();
            while (old != null && !exchange(each.getKey(), old,
                    Objects.requireNonNull(function.apply(each.getKey(), old)))) {
                old = get(each.getKey());
            }
        }
    }

    @Atomic public int size() {
        return entries.size();
    }

    @Atomic public boolean isEmpty() {
        return entries.isEmpty();
    }

    @Atomic public void clear() {
        entries.clear();
    }

    // By order.

    public Comparator<? super K> comparator() {
        return entries.comparator();
    }

    @Atomic public K firstKey() {
        return entries.firstKey();
    }

    @Atomic public K lastKey() {
        return entries.lastKey();
    }

    @Atomic public Map.Entry<K, V> lowerEntry(K key) {
        return entries.lowerEntry(Objects.requireNonNull(key));
    }

    @Atomic public K lowerKey(K key) {
        return entries.lowerKey(Objects.requireNonNull(key));
    }

    @Atomic public Map.Entry<K, V> floorEntry(K key) {
        return entries.floorEntry(Objects.requireNonNull(key));
    }

    @Atomic public K floorKey(K key) {
        return entries.floorKey(Objects.requireNonNull(key));
    }

    @Atomic public Map.Entry<K, V> ceilingEntry(K key) {
        return entries.ceilingEntry(Objects.requireNonNull(key));
    }

    @Atomic public K ceilingKey(K key) {
        return entries.ceilingKey(Objects.requireNonNull(key));
    }

    @Atomic public Map.Entry<K, V> higherEntry(K key) {
        return entries.higherEntry(Objects.requireNonNull(key));
    }

    @Atomic public K higherKey(K key) {
        return entries.higherKey(Objects.requireNonNull(key));
    }

    @Atomic public Map.Entry<K, V> firstEntry() {
        return entries.firstEntry();
    }

    @Atomic public Map.Entry<K, V> lastEntry() {
        return entries.lastEntry();
    }

    @Atomic public Map.Entry<K, V> pollFirstEntry() {
        return entries.pollFirstEntry();
    }

    @Atomic public Map.Entry<K, V> pollLastEntry() {
        return entries.pollLastEntry();
    }

    // Views of all of it.

    private class Walk {
        private Map.Entry<K, V> next = firstEntry();
        private Map.Entry<K, V> lastReturned;

        public boolean hasNext() {
            return next != null;
        }

        Map.Entry<K, V> advance() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            lastReturned = next;
            next = higherEntry(next.getKey());
            return lastReturned;
        }

        public void remove() {
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            ConcurrentSkipListMap.this.remove(lastReturned.getKey());
            lastReturned = null;
        }
    }

    private final class ValueWalk extends Walk implements Iterator<V> {
        public V next() {
            return advance().getValue();
        }
    }

    private final class EntryWalk extends Walk implements Iterator<Map.Entry<K, V>> {
        public Map.Entry<K, V> next() {
            return advance();
        }
    }

    private final class Values extends AbstractCollection<V> {
        public Iterator<V> iterator() {
            return new ValueWalk();
        }

        public int size() {
            return ConcurrentSkipListMap.this.size();
        }

        public boolean contains(Object o) {
            return containsValue(o);
        }

        public void clear() {
            ConcurrentSkipListMap.this.clear();
        }
    }

    private final class Entries extends AbstractSet<Map.Entry<K, V>> {
        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryWalk();
        }

        public int size() {
            return ConcurrentSkipListMap.this.size();
        }

        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            V value = get(e.getKey());
            return value != null && value.equals(e.getValue());
        }

        public boolean remove(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            return ConcurrentSkipListMap.this.remove(e.getKey(), e.getValue());
        }

        public void clear() {
            ConcurrentSkipListMap.this.clear();
        }
    }

    public NavigableSet<K> keySet() {
        return new SkipListKeys<>(entries);
    }

    public NavigableSet<K> navigableKeySet() {
        return new SkipListKeys<>(entries);
    }

    public Collection<V> values() {
        return new Values();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries();
    }

    public native NavigableSet<K> descendingKeySet();

    public native ConcurrentNavigableMap<K, V> descendingMap();

    public native ConcurrentNavigableMap<K, V> subMap(
            K fromKey, boolean fromInclusive, K toKey, boolean toInclusive);

    public native ConcurrentNavigableMap<K, V> headMap(K toKey, boolean inclusive);

    public native ConcurrentNavigableMap<K, V> tailMap(K fromKey, boolean inclusive);

    public native ConcurrentNavigableMap<K, V> subMap(K fromKey, K toKey);

    public native ConcurrentNavigableMap<K, V> headMap(K toKey);

    public native ConcurrentNavigableMap<K, V> tailMap(K fromKey);
}
