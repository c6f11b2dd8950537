// The keys of a ConcurrentSkipListMap, for its sets of keys and for ConcurrentSkipListSet. Views of a part, or in the other direction,
// are open.
package java.util.concurrent;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.TreeMap;
import ooxide.Atomic;

class SkipListKeys<K, V> extends AbstractSet<K> implements NavigableSet<K> {
    final TreeMap<K, V> entries;

    //@ invariant entries != null && entries.comparator() == null;

    SkipListKeys(TreeMap<K, V> entries) {
        this.entries = entries;
    }

    @Atomic public int size() {
        return entries.size();
    }

    @Atomic public boolean isEmpty() {
        return entries.isEmpty();
    }

    @Atomic public boolean contains(Object o) {
        return entries.containsKey(Objects.requireNonNull(o));
    }

    @Atomic public boolean remove(Object o) {
        boolean was = entries.containsKey(Objects.requireNonNull(o));
        entries.remove(o);
        return was;
    }

    @Atomic public void clear() {
        entries.clear();
    }

    public Comparator<? super K> comparator() {
        return entries.comparator();
    }

    @Atomic public K first() {
        return entries.firstKey();
    }

    @Atomic public K last() {
        return entries.lastKey();
    }

    @Atomic public K lower(K e) {
        return entries.lowerKey(Objects.requireNonNull(e));
    }

    @Atomic public K floor(K e) {
        return entries.floorKey(Objects.requireNonNull(e));
    }

    @Atomic public K ceiling(K e) {
        return entries.ceilingKey(Objects.requireNonNull(e));
    }

    @Atomic public K higher(K e) {
        return entries.higherKey(Objects.requireNonNull(e));
    }

    private static <K> K key(Map.Entry<K, ?> entry) {
        return entry == null ? null : entry.getKey();
    }

    @Atomic public K pollFirst() {
        return key(entries.pollFirstEntry());
    }

    @Atomic public K pollLast() {
        return key(entries.pollLastEntry());
    }

    @Atomic private Map.Entry<K, V> firstEntry() {
        return entries.firstEntry();
    }

    @Atomic private Map.Entry<K, V> after(K key) {
        return entries.higherEntry(key);
    }

    // It shows what is there when it comes to it.
    private final class Walk implements Iterator<K> {
        private Map.Entry<K, V> next = firstEntry();
        private Map.Entry<K, V> lastReturned;

        public boolean hasNext() {
            return next != null;
        }

        public K next() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            lastReturned = next;
            next = after(next.getKey());
            return lastReturned.getKey();
        }

        public void remove() {
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            SkipListKeys.this.remove(lastReturned.getKey());
            lastReturned = null;
        }
    }

    public Iterator<K> iterator() {
        return new Walk();
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
