// Model of java.util.TreeMap: a red-black tree with parent links. TreeSubMap holds the views.
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

@ForTests("made") public class TreeMap<K, V> extends AbstractMap<K, V>
        implements NavigableMap<K, V>, KeyedTree<K, V>, Cloneable, java.io.Serializable {
    private final Comparator<? super K> comparator;
    private Entry<K, V> root;
    private int size;
    private int modCount;

    //@ invariant repOK();
    //@ invariant ooxide.Native.late() && keysOK();

    static final class Entry<K, V> implements Map.Entry<K, V> {
        K key;
        V value;
        Entry<K, V> left;
        Entry<K, V> right;
        Entry<K, V> parent;
        boolean red;

        Entry(K key, V value, Entry<K, V> parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        public boolean equals(Object o) {
            return o instanceof Map.Entry && Objects.equals(key, ((Map.Entry<?, ?>) o).getKey())
                    && Objects.equals(value, ((Map.Entry<?, ?>) o).getValue());
        }

        public int hashCode() {
            return Objects.hashCode(key) ^ Objects.hashCode(value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    private /*@ pure @*/ boolean repOK() {
        return !isRed(root) && blackHeight(root, null) >= 0 && count(root) == size;
    }

    // The number of black entries on each way down, or -1 when the subtree is no red-black tree. Right parent links exclude
    // cycles.
    private /*@ pure @*/ int blackHeight(Entry<K, V> e, Entry<K, V> parent) {
        if (e == null) {
            return 0;
        }
        if (e.parent != parent || (e.red && isRed(parent)) || (comparator == null && e.key == null)) {
            return -1;
        }
        int left = blackHeight(e.left, e);
        if (left < 0 || left != blackHeight(e.right, e)) {
            return -1;
        }
        return e.red ? left : left + 1;
    }

    private /*@ pure @*/ boolean keysOK() {
        return isOrdered(root, null, null);
    }

    // Whether the keys of a subtree ascend, between those of `low` and `high`.
    private /*@ pure @*/ boolean isOrdered(Entry<K, V> e, Entry<K, V> low, Entry<K, V> high) {
        if (e == null) {
            return true;
        }
        ooxide.Native.settle(e.key);
        return (low == null || compare(low.key, e.key) < 0) && (high == null || compare(e.key, high.key) < 0)
                && isOrdered(e.left, low, e) && isOrdered(e.right, e, high);
    }

    private static /*@ pure @*/ int count(Entry<?, ?> e) {
        return e == null ? 0 : 1 + count(e.left) + count(e.right);
    }

    public TreeMap() {
        comparator = null;
    }

    public TreeMap(Comparator<? super K> comparator) {
        this.comparator = comparator;
    }

    public TreeMap(Map<? extends K, ? extends V> m) {
        comparator = null;
        putAll(m);
    }

    public TreeMap(SortedMap<K, ? extends V> m) {
        comparator = m.comparator();
        build(m.entrySet().toArray(), false);
    }

    final int compare(Object a, Object b) {
        return comparator == null ? ((Comparable<Object>) a).compareTo(b) : comparator.compare((K) a, (K) b);
    }

    // Searching.

    private Entry<K, V> locate(Object key) {
        Entry<K, V> e = root;
        while (e != null) {
            int order = compare(key, e.key);
            if (order == 0) {
                return e;
            }
            e = order < 0 ? e.left : e.right;
        }
        return null;
    }

    // A key that the natural order cannot handle is refused also by an empty map.
    final Entry<K, V> find(Object key) {
        if (comparator == null) {
            Comparable<Object> checked = (Comparable<Object>) Objects.requireNonNull(key);
        }
        return locate(key);
    }

    // The greatest entry below the key, or equal to it when inclusive.
    final Entry<K, V> below(Object key, boolean inclusive) {
        Entry<K, V> best = null;
        Entry<K, V> e = root;
        while (e != null) {
            int order = compare(key, e.key);
            if (order > 0 || (order == 0 && inclusive)) {
                best = e;
                if (order == 0) {
                    return e;
                }
                e = e.right;
            } else {
                e = e.left;
            }
        }
        return best;
    }

    // The least entry above the key, or equal to it when inclusive.
    final Entry<K, V> above(Object key, boolean inclusive) {
        Entry<K, V> best = null;
        Entry<K, V> e = root;
        while (e != null) {
            int order = compare(key, e.key);
            if (order < 0 || (order == 0 && inclusive)) {
                best = e;
                if (order == 0) {
                    return e;
                }
                e = e.left;
            } else {
                e = e.right;
            }
        }
        return best;
    }

    final Entry<K, V> first() {
        Entry<K, V> e = root;
        while (e != null && e.left != null) {
            e = e.left;
        }
        return e;
    }

    final Entry<K, V> last() {
        Entry<K, V> e = root;
        while (e != null && e.right != null) {
            e = e.right;
        }
        return e;
    }

    static <K, V> Entry<K, V> successor(Entry<K, V> e) {
        Entry<K, V> next = e.right;
        if (next != null) {
            while (next.left != null) {
                next = next.left;
            }
            return next;
        }
        next = e.parent;
        while (next != null && e == next.right) {
            e = next;
            next = next.parent;
        }
        return next;
    }

    static <K, V> Entry<K, V> predecessor(Entry<K, V> e) {
        Entry<K, V> next = e.left;
        if (next != null) {
            while (next.right != null) {
                next = next.right;
            }
            return next;
        }
        next = e.parent;
        while (next != null && e == next.left) {
            e = next;
            next = next.parent;
        }
        return next;
    }

    // Changing.

    // The entry with the key; null after a new one was added.
    private Entry<K, V> findOrAdd(K key, V value) {
        Entry<K, V> parent = null;
        Entry<K, V> e = root;
        int order = 0;
        if (e == null) {
            compare(key, key);
        }
        while (e != null) {
            parent = e;
            order = compare(key, e.key);
            if (order == 0) {
                return e;
            }
            e = order < 0 ? e.left : e.right;
        }
        Entry<K, V> added = new Entry<>(key, value, parent);
        if (parent == null) {
            root = added;
        } else {
            if (order < 0) {
                parent.left = added;
            } else {
                parent.right = added;
            }
            repairInsertion(added);
        }
        size++;
        modCount++;
        return null;
    }

    private static boolean isRed(Entry<?, ?> e) {
        return e != null && e.red;
    }

    private void replaceChild(Entry<K, V> parent, Entry<K, V> child, Entry<K, V> replacement) {
        if (parent == null) {
            root = replacement;
        } else if (parent.left == child) {
            parent.left = replacement;
        } else {
            parent.right = replacement;
        }
        if (replacement != null) {
            replacement.parent = parent;
        }
    }

    // Rotates e down, to the left or to the right.
    private void rotate(Entry<K, V> e, boolean toLeft) {
        Entry<K, V> up = toLeft ? e.right : e.left;
        Entry<K, V> moved = toLeft ? up.left : up.right;
        replaceChild(e.parent, e, up);
        if (toLeft) {
            e.right = moved;
            up.left = e;
        } else {
            e.left = moved;
            up.right = e;
        }
        if (moved != null) {
            moved.parent = e;
        }
        e.parent = up;
    }

    private void repairInsertion(Entry<K, V> e) {
        e.red = true;
        while (isRed(e.parent)) {
            Entry<K, V> parent = e.parent;
            Entry<K, V> grand = parent.parent;
            boolean onLeft = parent == grand.left;
            Entry<K, V> uncle = onLeft ? grand.right : grand.left;
            if (isRed(uncle)) {
                parent.red = false;
                uncle.red = false;
                grand.red = true;
                e = grand;
            } else {
                if (e == (onLeft ? parent.right : parent.left)) {
                    rotate(parent, onLeft);
                    parent = e;
                }
                parent.red = false;
                grand.red = true;
                rotate(grand, !onLeft);
                return;
            }
        }
        root.red = false;
    }

    // An entry with two children takes over its successor's content; iterators count on that.
    final void delete(Entry<K, V> e) {
        modCount++;
        size--;
        if (e.left != null && e.right != null) {
            Entry<K, V> next = successor(e);
            e.key = next.key;
            e.value = next.value;
            e = next;
        }
        Entry<K, V> child = e.left != null ? e.left : e.right;
        Entry<K, V> parent = e.parent;
        replaceChild(parent, e, child);
        if (!e.red) {
            repairDeletion(child, parent);
        }
        e.left = null;
        e.right = null;
        e.parent = null;
    }

    // The ways through e, which may be null, lack one black entry.
    private void repairDeletion(Entry<K, V> e, Entry<K, V> parent) {
        while (parent != null && !isRed(e)) {
            boolean onLeft = e == parent.left;
            Entry<K, V> sibling = onLeft ? parent.right : parent.left;
            if (sibling.red) {
                sibling.red = false;
                parent.red = true;
                rotate(parent, onLeft);
                sibling = onLeft ? parent.right : parent.left;
            }
            if (!isRed(sibling.left) && !isRed(sibling.right)) {
                sibling.red = true;
                e = parent;
                parent = e.parent;
            } else {
                if (!isRed(onLeft ? sibling.right : sibling.left)) {
                    Entry<K, V> near = onLeft ? sibling.left : sibling.right;
                    near.red = false;
                    sibling.red = true;
                    rotate(sibling, !onLeft);
                    sibling = near;
                }
                Entry<K, V> far = onLeft ? sibling.right : sibling.left;
                sibling.red = parent.red;
                parent.red = false;
                far.red = false;
                rotate(parent, onLeft);
                e = root;
                parent = null;
            }
        }
        if (e != null) {
            e.red = false;
        }
    }

    // Makes the tree from entries, or from keys alone, that are in order: nothing is compared. All levels are full but
    // the last, whose entries are red.
    private void build(Object[] sorted, boolean keysOnly) {
        int count = sorted.length;
        size = count;
        int redLevel = 0;
        while ((2 << redLevel) - 1 <= count) {
            redLevel++;
        }
        root = build(sorted, keysOnly, 0, count - 1, redLevel, null);
    }

    private Entry<K, V> build(Object[] sorted, boolean keysOnly, int low, int high, int levelsToRed,
            Entry<K, V> parent) {
        if (low > high) {
            return null;
        }
        int middle = (low + high) >>> 1;
        Entry<K, V> e;
        if (keysOnly) {
            e = new Entry<>((K) sorted[middle], null, parent);
        } else {
            Map.Entry<K, V> given = (Map.Entry<K, V>) sorted[middle];
            e = new Entry<>(given.getKey(), given.getValue(), parent);
        }
        e.red = levelsToRed == 0;
        e.left = build(sorted, keysOnly, low, middle - 1, levelsToRed - 1, e);
        e.right = build(sorted, keysOnly, middle + 1, high, levelsToRed - 1, e);
        return e;
    }

    // For a set that is empty.
    void addSortedKeys(SortedSet<? extends K> keys) {
        modCount++;
        build(keys.toArray(), true);
    }

    public boolean addKey(K key) {
        return findOrAdd(key, null) == null;
    }

    public boolean removeKey(Object key) {
        Entry<K, V> e = find(key);
        if (e == null) {
            return false;
        }
        delete(e);
        return true;
    }

    // The map.

    public int size() {
        return size;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public boolean containsValue(Object value) {
        for (Entry<K, V> e = first(); e != null; e = successor(e)) {
            if (Objects.equals(value, e.value)) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        Entry<K, V> e = find(key);
        return e == null ? null : e.value;
    }

    public Comparator<? super K> comparator() {
        return comparator;
    }

    public V put(K key, V value) {
        Entry<K, V> e = findOrAdd(key, value);
        return e == null ? null : e.setValue(value);
    }

    public void putAll(Map<? extends K, ? extends V> map) {
        if (size == 0 && map.size() != 0 && map instanceof SortedMap
                && Objects.equals(comparator, ((SortedMap<?, ?>) map).comparator())) {
            modCount++;
            build(map.entrySet().toArray(), false);
        } else {
            super.putAll(map);
        }
    }

    public V putIfAbsent(K key, V value) {
        Entry<K, V> e = findOrAdd(key, value);
        if (e == null) {
            return null;
        }
        V old = e.value;
        if (old == null) {
            e.value = value;
        }
        return old;
    }

    public V remove(Object key) {
        Entry<K, V> e = find(key);
        if (e == null) {
            return null;
        }
        V old = e.value;
        delete(e);
        return old;
    }

    public void clear() {
        modCount++;
        size = 0;
        root = null;
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        Entry<K, V> e = locate(key);
        if (e != null && e.value != null) {
            return e.value;
        }
        int expectedModCount = modCount;
        V value = mappingFunction.apply(key);
        checkUnchanged(expectedModCount);
        if (value != null) {
            store(e, key, value);
        }
        return value;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Entry<K, V> e = find(key);
        return e == null || e.value == null ? null : remap(e, key, remappingFunction);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        return remap(locate(key), key, remappingFunction);
    }

    private V remap(Entry<K, V> e, K key, BiFunction<? super K, ? super V, ? extends V> function) {
        int expectedModCount = modCount;
        V value = function.apply(key, e == null ? null : e.value);
        checkUnchanged(expectedModCount);
        store(e, key, value);
        return value;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Objects.requireNonNull(value);
        Entry<K, V> e = locate(key);
        V merged = value;
        if (e != null && e.value != null) {
            int expectedModCount = modCount;
            merged = remappingFunction.apply(e.value, value);
            checkUnchanged(expectedModCount);
        }
        store(e, key, merged);
        return merged;
    }

    // The entry of the key, if any, is `e`; null removes it.
    private void store(Entry<K, V> e, K key, V value) {
        if (e == null) {
            if (value != null) {
                findOrAdd(key, value);
            }
        } else if (value != null) {
            e.value = value;
        } else {
            delete(e);
        }
    }

    private void checkUnchanged(int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    public boolean replace(K key, V oldValue, V newValue) {
        Entry<K, V> e = find(key);
        if (e == null || !Objects.equals(oldValue, e.value)) {
            return false;
        }
        e.value = newValue;
        return true;
    }

    public V replace(K key, V value) {
        Entry<K, V> e = find(key);
        return e == null ? null : e.setValue(value);
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expectedModCount = modCount;
        for (Entry<K, V> e = first(); e != null; e = successor(e)) {
            action.accept(e.key, e.value);
            checkUnchanged(expectedModCount);
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expectedModCount = modCount;
        for (Entry<K, V> e = first(); e != null; e = successor(e)) {
            e.value = function.apply(e.key, e.value);
            checkUnchanged(expectedModCount);
        }
    }

    public Object clone() {
        TreeMap<K, V> copy;
        try {
            copy = (TreeMap<K, V>) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
        copy.modCount = 0;
        copy.build(entrySet().toArray(), false);
        return copy;
    }

    static <K, V> Map.Entry<K, V> snapshot(Entry<K, V> e) {
        return e == null ? null : new AbstractMap.SimpleImmutableEntry<>(e);
    }

    static <K> K keyOrNull(Entry<K, ?> e) {
        return e == null ? null : e.key;
    }

    static <K> K requiredKey(Entry<K, ?> e) {
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e.key;
    }

    final Map.Entry<K, V> poll(Entry<K, V> e) {
        Map.Entry<K, V> polled = snapshot(e);
        if (e != null) {
            delete(e);
        }
        return polled;
    }

    public K firstKey() {
        return requiredKey(first());
    }

    public K lastKey() {
        return requiredKey(last());
    }

    public Map.Entry<K, V> firstEntry() {
        return snapshot(first());
    }

    public Map.Entry<K, V> lastEntry() {
        return snapshot(last());
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return poll(first());
    }

    public Map.Entry<K, V> pollLastEntry() {
        return poll(last());
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return snapshot(below(key, false));
    }

    public K lowerKey(K key) {
        return keyOrNull(below(key, false));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return snapshot(below(key, true));
    }

    public K floorKey(K key) {
        return keyOrNull(below(key, true));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return snapshot(above(key, true));
    }

    public K ceilingKey(K key) {
        return keyOrNull(above(key, true));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return snapshot(above(key, false));
    }

    public K higherKey(K key) {
        return keyOrNull(above(key, false));
    }

    // Views.

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
        return new KeyItr(first(), null, false);
    }

    public Iterator<K> descendingKeyIterator() {
        return new KeyItr(last(), null, true);
    }

    public Collection<V> values() {
        return new Values();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    public NavigableMap<K, V> descendingMap() {
        return new TreeSubMap<>(this, true, null, true, true, null, true, true);
    }

    public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        return new TreeSubMap<>(this, false, fromKey, fromInclusive, false, toKey, toInclusive, false);
    }

    public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        return new TreeSubMap<>(this, true, null, true, false, toKey, inclusive, false);
    }

    public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        return new TreeSubMap<>(this, false, fromKey, inclusive, true, null, true, false);
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

    // Walks from `next` to just before `fence` (null: to the end). The fence is known by its key, because a deletion
    // may move the key to another entry.
    private abstract class EntryWalk {
        private Entry<K, V> next;
        private Entry<K, V> lastReturned;
        private int expectedModCount = modCount;
        private final boolean fenced;
        private final K fenceKey;
        private final boolean descending;

        EntryWalk(Entry<K, V> next, Entry<K, V> fence, boolean descending) {
            this.next = next;
            this.fenced = fence != null;
            this.fenceKey = fence == null ? null : fence.key;
            this.descending = descending;
        }

        public final boolean hasNext() {
            return next != null && !(fenced && next.key == fenceKey);
        }

        final Entry<K, V> nextEntry() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            checkUnchanged(expectedModCount);
            lastReturned = next;
            next = descending ? predecessor(next) : successor(next);
            return lastReturned;
        }

        public final void remove() {
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            checkUnchanged(expectedModCount);
            if (!descending && lastReturned.left != null && lastReturned.right != null) {
                next = lastReturned;
            }
            delete(lastReturned);
            lastReturned = null;
            expectedModCount = modCount;
        }
    }

    final class KeyItr extends EntryWalk implements Iterator<K> {
        KeyItr(Entry<K, V> next, Entry<K, V> fence, boolean descending) {
            super(next, fence, descending);
        }

        public K next() {
            return nextEntry().key;
        }
    }

    final class EntryItr extends EntryWalk implements Iterator<Map.Entry<K, V>> {
        EntryItr(Entry<K, V> next, Entry<K, V> fence, boolean descending) {
            super(next, fence, descending);
        }

        public Map.Entry<K, V> next() {
            return nextEntry();
        }
    }

    final class ValueItr extends EntryWalk implements Iterator<V> {
        ValueItr(Entry<K, V> next) {
            super(next, null, false);
        }

        public V next() {
            return nextEntry().value;
        }
    }

    private final class Values extends AbstractCollection<V> {
        public Iterator<V> iterator() {
            return new ValueItr(first());
        }

        public int size() {
            return size;
        }

        public boolean contains(Object o) {
            return containsValue(o);
        }

        public void clear() {
            TreeMap.this.clear();
        }
    }

    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryItr(first(), null, false);
        }

        public int size() {
            return size;
        }

        public boolean contains(Object o) {
            return findEqual(o) != null;
        }

        public boolean remove(Object o) {
            Entry<K, V> e = findEqual(o);
            if (e == null) {
                return false;
            }
            delete(e);
            return true;
        }

        public void clear() {
            TreeMap.this.clear();
        }
    }

    // The entry with the key and the value of another one.
    final Entry<K, V> findEqual(Object o) {
        if (!(o instanceof Map.Entry)) {
            return null;
        }
        Map.Entry<?, ?> other = (Map.Entry<?, ?>) o;
        Entry<K, V> e = find(other.getKey());
        return e != null && Objects.equals(e.value, other.getValue()) ? e : null;
    }
}
