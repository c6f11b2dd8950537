// A navigable map that passes every call on to another one: what Collections.synchronizedNavigableMap returns.
package java.util;

@ooxide.Monitor
class ForwardingNavigableMap<K, V> extends ForwardingMap<K, V> implements NavigableMap<K, V> {
    final NavigableMap<K, V> map;

    //@ invariant map != null && map == m;

    ForwardingNavigableMap(NavigableMap<K, ? extends V> map) {
        super(map);
        this.map = (NavigableMap<K, V>) map;
    }

    // The same kind of wrapper for a view of the map and of its keys.

    NavigableMap<K, V> wrap(NavigableMap<K, V> view) {
        return new ForwardingNavigableMap<>(view);
    }

    NavigableSet<K> wrapKeys(NavigableSet<K> keys) {
        return new ForwardingNavigableSet<>(keys);
    }

    public Comparator<? super K> comparator() {
        return map.comparator();
    }

    public K firstKey() {
        return map.firstKey();
    }

    public K lastKey() {
        return map.lastKey();
    }

    public K lowerKey(K key) {
        return map.lowerKey(key);
    }

    public K floorKey(K key) {
        return map.floorKey(key);
    }

    public K ceilingKey(K key) {
        return map.ceilingKey(key);
    }

    public K higherKey(K key) {
        return map.higherKey(key);
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return map.lowerEntry(key);
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return map.floorEntry(key);
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return map.ceilingEntry(key);
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return map.higherEntry(key);
    }

    public Map.Entry<K, V> firstEntry() {
        return map.firstEntry();
    }

    public Map.Entry<K, V> lastEntry() {
        return map.lastEntry();
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return map.pollFirstEntry();
    }

    public Map.Entry<K, V> pollLastEntry() {
        return map.pollLastEntry();
    }

    public NavigableMap<K, V> descendingMap() {
        return wrap(map.descendingMap());
    }

    public NavigableSet<K> navigableKeySet() {
        return wrapKeys(map.navigableKeySet());
    }

    public NavigableSet<K> descendingKeySet() {
        return wrapKeys(map.descendingKeySet());
    }

    public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        return wrap(map.subMap(fromKey, fromInclusive, toKey, toInclusive));
    }

    public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        return wrap(map.headMap(toKey, inclusive));
    }

    public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        return wrap(map.tailMap(fromKey, inclusive));
    }

    public SortedMap<K, V> subMap(K fromKey, K toKey) {
        return subMap(fromKey, true, toKey, false);
    }

    public SortedMap<K, V> headMap(K toKey) {
        return headMap(toKey, false);
    }

    public SortedMap<K, V> tailMap(K fromKey) {
        return tailMap(fromKey, true);
    }
}
