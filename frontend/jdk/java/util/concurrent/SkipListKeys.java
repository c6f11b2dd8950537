// The keys of a ConcurrentSkipListMap, for its sets of keys and for ConcurrentSkipListSet. Views of a part, or in the other direction,
// are open.
package java.util.concurrent;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableSet;

class SkipListKeys<K, V> extends AbstractSet<K> implements NavigableSet<K> {
    final ConcurrentSkipListMap<K, V> map;

    //@ invariant map != null;

    SkipListKeys(ConcurrentSkipListMap<K, V> map) {
        this.map = map;
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public boolean contains(Object o) {
        return map.containsKey(o);
    }

    public boolean remove(Object o) {
        return map.remove(o) != null;
    }

    public void clear() {
        map.clear();
    }

    public Comparator<? super K> comparator() {
        return map.comparator();
    }

    public K first() {
        return map.firstKey();
    }

    public K last() {
        return map.lastKey();
    }

    public K lower(K e) {
        return map.lowerKey(e);
    }

    public K floor(K e) {
        return map.floorKey(e);
    }

    public K ceiling(K e) {
        return map.ceilingKey(e);
    }

    public K higher(K e) {
        return map.higherKey(e);
    }

    private static <K> K key(Map.Entry<K, ?> entry) {
        return entry == null ? null : entry.getKey();
    }

    public K pollFirst() {
        return key(map.pollFirstEntry());
    }

    public K pollLast() {
        return key(map.pollLastEntry());
    }

    public Iterator<K> iterator() {
        return map.keys();
    }

    public boolean removeAll(Collection<?> c) {
        boolean isChanged = false;
        for (Object each : c) {
            isChanged |= remove(each);
        }
        return isChanged;
    }

    public native NavigableSet<K> descendingSet();

    public native Iterator<K> descendingIterator();

    public native NavigableSet<K> subSet(K fromElement, boolean fromInclusive, K toElement, boolean toInclusive);

    public native NavigableSet<K> headSet(K toElement, boolean inclusive);

    public native NavigableSet<K> tailSet(K fromElement, boolean inclusive);

    public native NavigableSet<K> subSet(K fromElement, K toElement);

    public native NavigableSet<K> headSet(K toElement);

    public native NavigableSet<K> tailSet(K fromElement);
}
