// A range of a tree map, ascending or descending. `low` and `high` are bounds in the order of the map below.
package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;

final class TreeSubMap<K, V> extends AbstractMap<K, V> implements KeyedTree<K, V> {
    private final TreeMap<K, V> tree;
    private final boolean fromStart;
    private final K low;
    private final boolean lowInclusive;
    private final boolean toEnd;
    private final K high;
    private final boolean highInclusive;
    private final boolean descending;

    //@ invariant tree != null;

    TreeSubMap(TreeMap<K, V> tree, boolean fromStart, K low, boolean lowInclusive, boolean toEnd, K high,
            boolean highInclusive, boolean descending) {
        if (!fromStart && !toEnd) {
            if (tree.compare(low, high) > 0) {
                throw new IllegalArgumentException("fromKey > toKey");
            }
        } else {
            if (!fromStart) {
                tree.compare(low, low);
            }
            if (!toEnd) {
                tree.compare(high, high);
            }
        }
        this.tree = tree;
        this.fromStart = fromStart;
        this.low = low;
        this.lowInclusive = lowInclusive;
        this.toEnd = toEnd;
        this.high = high;
        this.highInclusive = highInclusive;
        this.descending = descending;
    }

    private boolean tooLow(Object key) {
        if (fromStart) {
            return false;
        }
        int order = tree.compare(key, low);
        return order < 0 || (order == 0 && !lowInclusive);
    }

    private boolean tooHigh(Object key) {
        if (toEnd) {
            return false;
        }
        int order = tree.compare(key, high);
        return order > 0 || (order == 0 && !highInclusive);
    }

    private boolean inRange(Object key) {
        return !tooLow(key) && !tooHigh(key);
    }

    // An exclusive bound of a smaller range may be equal to an exclusive bound of this one.
    private void checkBound(Object key, boolean inclusive, String message) {
        boolean allowed = inclusive ? inRange(key)
                : (fromStart || tree.compare(key, low) >= 0) && (toEnd || tree.compare(high, key) >= 0);
        if (!allowed) {
            throw new IllegalArgumentException(message);
        }
    }

    private void checkKey(Object key) {
        if (!inRange(key)) {
            throw keyOutOfRange();
        }
    }

    private static IllegalArgumentException keyOutOfRange() {
        return new IllegalArgumentException("key out of range");
    }

    // Entries in the order of the tree.

    private TreeMap.Entry<K, V> inRangeOrNull(TreeMap.Entry<K, V> e) {
        return e == null || tooLow(e.key) || tooHigh(e.key) ? null : e;
    }

    private TreeMap.Entry<K, V> lowest() {
        return inRangeOrNull(fromStart ? tree.first() : tree.above(low, lowInclusive));
    }

    private TreeMap.Entry<K, V> highest() {
        return inRangeOrNull(toEnd ? tree.last() : tree.below(high, highInclusive));
    }

    private TreeMap.Entry<K, V> above(K key, boolean inclusive) {
        return tooLow(key) ? lowest() : inRangeOrNull(tree.above(key, inclusive));
    }

    private TreeMap.Entry<K, V> below(K key, boolean inclusive) {
        return tooHigh(key) ? highest() : inRangeOrNull(tree.below(key, inclusive));
    }

    private TreeMap.Entry<K, V> highFence() {
        return toEnd ? null : tree.above(high, !highInclusive);
    }

    private TreeMap.Entry<K, V> lowFence() {
        return fromStart ? null : tree.below(low, !lowInclusive);
    }

    // Entries in the order of this map.

    private TreeMap.Entry<K, V> first() {
        return descending ? highest() : lowest();
    }

    private TreeMap.Entry<K, V> last() {
        return descending ? lowest() : highest();
    }

    private TreeMap.Entry<K, V> before(K key, boolean inclusive) {
        return descending ? above(key, inclusive) : below(key, inclusive);
    }

    private TreeMap.Entry<K, V> after(K key, boolean inclusive) {
        return descending ? below(key, inclusive) : above(key, inclusive);
    }

    public boolean isEmpty() {
        return lowest() == null;
    }

    public int size() {
        if (fromStart && toEnd) {
            return tree.size();
        }
        int count = 0;
        Iterator<K> each = keyIterator();
        while (each.hasNext()) {
            each.next();
            count++;
        }
        return count;
    }

    public boolean containsKey(Object key) {
        return inRange(key) && tree.containsKey(key);
    }

    public V put(K key, V value) {
        checkKey(key);
        return tree.put(key, value);
    }

    public V putIfAbsent(K key, V value) {
        checkKey(key);
        return tree.putIfAbsent(key, value);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        checkKey(key);
        return tree.merge(key, value, remappingFunction);
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        if (!inRange(key)) {
            if (mappingFunction.apply(key) == null) {
                return null;
            }
            throw keyOutOfRange();
        }
        return tree.computeIfAbsent(key, mappingFunction);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (!inRange(key)) {
            if (remappingFunction.apply(key, null) == null) {
                return null;
            }
            throw keyOutOfRange();
        }
        return tree.compute(key, remappingFunction);
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        return inRange(key) ? tree.computeIfPresent(key, remappingFunction) : null;
    }

    public V get(Object key) {
        return inRange(key) ? tree.get(key) : null;
    }

    public V remove(Object key) {
        return inRange(key) ? tree.remove(key) : null;
    }

    public boolean addKey(K key) {
        checkKey(key);
        return tree.addKey(key);
    }

    public boolean removeKey(Object key) {
        return inRange(key) && tree.removeKey(key);
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return TreeMap.snapshot(after(key, true));
    }

    public K ceilingKey(K key) {
        return TreeMap.keyOrNull(after(key, true));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return TreeMap.snapshot(after(key, false));
    }

    public K higherKey(K key) {
        return TreeMap.keyOrNull(after(key, false));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return TreeMap.snapshot(before(key, true));
    }

    public K floorKey(K key) {
        return TreeMap.keyOrNull(before(key, true));
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return TreeMap.snapshot(before(key, false));
    }

    public K lowerKey(K key) {
        return TreeMap.keyOrNull(before(key, false));
    }

    public K firstKey() {
        return TreeMap.requiredKey(first());
    }

    public K lastKey() {
        return TreeMap.requiredKey(last());
    }

    public Map.Entry<K, V> firstEntry() {
        return TreeMap.snapshot(first());
    }

    public Map.Entry<K, V> lastEntry() {
        return TreeMap.snapshot(last());
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return tree.poll(first());
    }

    public Map.Entry<K, V> pollLastEntry() {
        return tree.poll(last());
    }

    public Comparator<? super K> comparator() {
        return descending ? Collections.reverseOrder((Comparator<K>) tree.comparator()) : tree.comparator();
    }

    public Set<K> keySet() {
        return navigableKeySet();
    }

    public NavigableSet<K> navigableKeySet() {
        return new TreeKeySet<>((NavigableMap<K, Object>) this);
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public Iterator<K> keyIterator() {
        return tree.new KeyItr(first(), descending ? lowFence() : highFence(), descending);
    }

    public Iterator<K> descendingKeyIterator() {
        return tree.new KeyItr(last(), descending ? highFence() : lowFence(), !descending);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    public NavigableMap<K, V> descendingMap() {
        return new TreeSubMap<>(tree, fromStart, low, lowInclusive, toEnd, high, highInclusive, !descending);
    }

    public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        checkBound(fromKey, fromInclusive, "fromKey out of range");
        checkBound(toKey, toInclusive, "toKey out of range");
        if (descending) {
            return new TreeSubMap<>(tree, false, toKey, toInclusive, false, fromKey, fromInclusive, true);
        }
        return new TreeSubMap<>(tree, false, fromKey, fromInclusive, false, toKey, toInclusive, false);
    }

    public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        checkBound(toKey, inclusive, "toKey out of range");
        if (descending) {
            return new TreeSubMap<>(tree, false, toKey, inclusive, toEnd, high, highInclusive, true);
        }
        return new TreeSubMap<>(tree, fromStart, low, lowInclusive, false, toKey, inclusive, false);
    }

    public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        checkBound(fromKey, inclusive, "fromKey out of range");
        if (descending) {
            return new TreeSubMap<>(tree, fromStart, low, lowInclusive, false, fromKey, inclusive, true);
        }
        return new TreeSubMap<>(tree, false, fromKey, inclusive, toEnd, high, highInclusive, false);
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

    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public Iterator<Map.Entry<K, V>> iterator() {
            return tree.new EntryItr(first(), descending ? lowFence() : highFence(), descending);
        }

        public int size() {
            return TreeSubMap.this.size();
        }

        public boolean isEmpty() {
            return TreeSubMap.this.isEmpty();
        }

        public boolean contains(Object o) {
            return findEqual(o) != null;
        }

        public boolean remove(Object o) {
            TreeMap.Entry<K, V> e = findEqual(o);
            if (e == null) {
                return false;
            }
            tree.delete(e);
            return true;
        }

        private TreeMap.Entry<K, V> findEqual(Object o) {
            return o instanceof Map.Entry && inRange(((Map.Entry<?, ?>) o).getKey()) ? tree.findEqual(o) : null;
        }
    }
}
