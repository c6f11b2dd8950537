// A sorted map that passes every call on to another one: what Collections.synchronizedSortedMap returns.
package java.util;

@ooxide.Monitor
class ForwardingSortedMap<K, V> extends ForwardingMap<K, V> implements SortedMap<K, V> {
    final SortedMap<K, V> map;

    //@ invariant map != null && map == m;

    ForwardingSortedMap(SortedMap<K, ? extends V> map) {
        super(map);
        this.map = (SortedMap<K, V>) map;
    }

    // The same kind of wrapper for a view.
    SortedMap<K, V> wrap(SortedMap<K, V> view) {
        return new ForwardingSortedMap<>(view);
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

    public SortedMap<K, V> subMap(K fromKey, K toKey) {
        return wrap(map.subMap(fromKey, toKey));
    }

    public SortedMap<K, V> headMap(K toKey) {
        return wrap(map.headMap(toKey));
    }

    public SortedMap<K, V> tailMap(K fromKey) {
        return wrap(map.tailMap(fromKey));
    }
}
