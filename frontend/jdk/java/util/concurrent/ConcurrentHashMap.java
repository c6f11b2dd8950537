// Model of java.util.concurrent.ConcurrentHashMap: no nulls, weakly consistent iterators, the JDK's table lengths and order
// within a bucket. No other thread comes in between while a method or a step of an iterator runs; functions run inside of that. Buckets always stay lists (the JDK makes trees of long ones in tables
// of 64 and more), and a function that changes the map it is called from is not detected ("Recursive update").
//
// A map of the input is listed, as in java.util.HashedEntries: its entries form one list, in the order of a table of 16.
package java.util.concurrent;

import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import ooxide.Atomic;

public class ConcurrentHashMap<K, V> extends AbstractMap<K, V>
        implements ConcurrentMap<K, V>, java.io.Serializable {
    private static final int MAXIMUM_CAPACITY = 1 << 30;
    private static final int LONG_BUCKET = 8;
    private static final int ENOUGH_BUCKETS = 64;
    private static final int MOVED = -1;

    // A list has at most so many entries, so that no bucket is long.
    private static final int LONG_LIST = LONG_BUCKET - 1;

    private Node<K, V>[] table;
    private boolean isListed;
    private boolean isSorted;
    // The first entry of a list.
    private Node<K, V> head;
    // The first table of what was a list.
    private Node<K, V>[] tabulated;
    private int size;
    // With a table: the size at which it doubles. Without one: the capacity to start with, 0 for the default; of a list that
    // stands for a table: its length.
    private int sizeLimit;

    //@ invariant isListed && isSorted;
    //@ invariant repOK();
    //@ invariant ooxide.Native.late() && keysOK();

    // In an outgrown table, which iterators may still walk, each bucket holds a node with the hash MOVED.
    private static final class Node<K, V> {
        // Unknown for a plain key in a list.
        int hash;
        final K key;
        V value;
        Node<K, V> next;
        Node<K, V>[] newTable;

        Node(int hash, K key, V value, Node<K, V> next) {
            this.hash = hash;
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    // No input has a table: that it is sound is asked by tests/jdk-util only.
    private /*@ pure @*/ boolean repOK() {
        return isListed ? isSoundList() : isSoundTable();
    }

    // On a cycle an entry is met before its place.
    private /*@ pure @*/ boolean isSoundList() {
        if (table != null || sizeLimit != (head == null ? 0 : 16)) {
            return false;
        }
        int length = 0;
        for (Node<K, V> node = head; node != null; node = node.next) {
            int place = 0;
            for (Node<K, V> other = head; other != node; other = other.next) {
                place++;
            }
            if (place != length || node.key == null || node.value == null) {
                return false;
            }
            length++;
        }
        return size == length;
    }

    // Of a list: keys differ, hashes are theirs, and buckets ascend.
    private /*@ pure @*/ boolean keysOK() {
        Node<K, V> before = null;
        for (Node<K, V> node = head; node != null; node = node.next) {
            ooxide.Native.settle(node.key);
            if (!isPlain(node.key) && (node.key == this || node.hash != hash(node.key))) {
                return false;
            }
            for (Node<K, V> other = head; other != node; other = other.next) {
                if (isKey(other, node.hash, node.key)) {
                    return false;
                }
            }
            if (before != null && bucket(before) > bucket(node)) {
                return false;
            }
            before = node;
        }
        return true;
    }

    // Describes tables that began with the default capacity. Counting down from size ends the walk on a cycle.
    private boolean isSoundTable() {
        if (table == null) {
            return size == 0 && sizeLimit == 0;
        }
        int length = table.length;
        if (length == 0 || (length & (length - 1)) != 0 || sizeLimit != length - (length >>> 2)) {
            return false;
        }
        int left = size;
        for (int i = 0; i < length; i++) {
            for (Node<K, V> node = table[i]; node != null; node = node.next) {
                if (left <= 0 || node.key == null || node.value == null || node.hash != hash(node.key)
                        || (node.hash & (length - 1)) != i) {
                    return false;
                }
                left--;
                for (Node<K, V> other = table[i]; other != node; other = other.next) {
                    if (isKey(other, node.hash, node.key)) {
                        return false;
                    }
                }
            }
        }
        return left == 0;
    }

    public ConcurrentHashMap() {
    }

    public ConcurrentHashMap(int initialCapacity) {
        this(initialCapacity, 0.75f, 1);
    }

    public ConcurrentHashMap(Map<? extends K, ? extends V> m) {
        sizeLimit = 16;
        putAll(m);
    }

    public ConcurrentHashMap(int initialCapacity, float loadFactor) {
        this(initialCapacity, loadFactor, 1);
    }

    public ConcurrentHashMap(int initialCapacity, float loadFactor, int concurrencyLevel) {
        if (!(loadFactor > 0.0f) || initialCapacity < 0 || concurrencyLevel <= 0) {
            throw new IllegalArgumentException();
        }
        int expected = initialCapacity < concurrencyLevel ? concurrencyLevel : initialCapacity;
        long wanted = (long) (1.0 + (long) expected / loadFactor);
        sizeLimit = wanted >= MAXIMUM_CAPACITY ? MAXIMUM_CAPACITY : powerOfTwoFrom((int) wanted);
    }

    private static int powerOfTwoFrom(int capacity) {
        int power = 1;
        while (power < capacity && power < MAXIMUM_CAPACITY) {
            power <<= 1;
        }
        return power;
    }

    private static int hash(Object key) {
        int h = key.hashCode();
        return (h ^ (h >>> 16)) & 0x7FFFFFFF;
    }

    // As in java.util.HashedEntries.
    private static boolean isPlain(Object key) {
        return key instanceof String || key instanceof Integer || key instanceof Enum;
    }

    private int hashFor(Object key) {
        return isListed && isPlain(key) ? 0 : hash(key);
    }

    private int hashOf(Node<K, V> node) {
        return isListed && isPlain(node.key) ? hash(node.key) : node.hash;
    }

    private boolean isKey(Node<K, V> node, int hash, Object key) {
        if (isListed && isPlain(key)) {
            return (!(key instanceof String) || node.key instanceof String) && key.equals(node.key);
        }
        return hashOf(node) == hash && (node.key == key || key.equals(node.key));
    }

    private int bucket(Node<K, V> node) {
        return hashOf(node) & ((isListed ? 16 : table.length) - 1);
    }

    private void makeTable(int length) {
        table = (Node<K, V>[]) new Node[length];
        sizeLimit = length - (length >>> 2);
    }

    // Makes a table of a list.
    private void tabulate() {
        Node<K, V> reversed = null;
        while (head != null) {
            Node<K, V> next = head.next;
            head.hash = hashOf(head);
            head.next = reversed;
            reversed = head;
            head = next;
        }
        isListed = false;
        makeTable(16);
        tabulated = table;
        while (reversed != null) {
            Node<K, V> next = reversed.next;
            int index = bucket(reversed);
            reversed.next = table[index];
            table[index] = reversed;
            reversed = next;
        }
    }

    private Node<K, V> find(Object key) {
        int hash = hashFor(key);
        if (table == null && !isListed) {
            return null;
        }
        Node<K, V> node = isListed ? head : table[hash & (table.length - 1)];
        while (node != null && !isKey(node, hash, key)) {
            node = node.next;
        }
        return node;
    }

    // The entry of a list that follows a given one when it is sorted by buckets; the first one after null.
    private Node<K, V> listedAfter(Node<K, V> node) {
        if (isSorted || head == null || head.next == null) {
            return node == null ? head : node.next;
        }
        Node<K, V> best = node == null ? null : node.next;
        while (best != null && bucket(best) != bucket(node)) {
            best = best.next;
        }
        if (best != null) {
            return best;
        }
        for (Node<K, V> other = head; other != null; other = other.next) {
            if ((node == null || bucket(other) > bucket(node)) && (best == null || bucket(other) < bucket(best))) {
                best = other;
            }
        }
        return best;
    }

    // Doubles the table. The end of a bucket that goes to one new bucket as a whole is moved; the nodes before it are
    // copied, each to the head of its new bucket.
    private void grow() {
        Node<K, V>[] old = table;
        makeTable(old.length << 1);
        Node<K, V> moved = new Node<>(MOVED, null, null, null);
        moved.newTable = table;
        for (int i = 0; i < old.length; i++) {
            split(old[i], i, old.length);
            old[i] = moved;
        }
    }

    private void split(Node<K, V> first, int index, int oldLength) {
        if (first == null) {
            return;
        }
        Node<K, V> end = first;
        for (Node<K, V> node = first.next; node != null; node = node.next) {
            if ((node.hash & oldLength) != (end.hash & oldLength)) {
                end = node;
            }
        }
        table[index + (end.hash & oldLength)] = end;
        for (Node<K, V> node = first; node != end; node = node.next) {
            int target = index + (node.hash & oldLength);
            table[target] = new Node<>(node.hash, node.key, node.value, table[target]);
        }
    }

    // Makes the table large enough for so many entries, as the JDK estimates it.
    @Atomic private void reserve(int count) {
        int capacity = count >= (MAXIMUM_CAPACITY >>> 1) ? MAXIMUM_CAPACITY
                : powerOfTwoFrom(count + (count >>> 1) + 1);
        if (isListed && sizeLimit == 0) {
            // nothing was ever put here
            isListed = false;
        } else if (isListed && capacity >= 16) {
            tabulate();
        } else if (isListed) {
            return;
        }
        if (table == null) {
            makeTable(sizeLimit > capacity ? sizeLimit : capacity);
        }
        while (capacity > sizeLimit && table.length < MAXIMUM_CAPACITY) {
            grow();
        }
    }

    // The JDK answers a long bucket in a small table with a larger table.
    private void bucketSeen(int length) {
        if (!isListed && length >= LONG_BUCKET && table.length < ENOUGH_BUCKETS) {
            reserve(table.length << 1);
        }
    }

    private V put(K key, V value, boolean onlyIfAbsent) {
        if (key == null || value == null) {
            throw new NullPointerException();
        }
        int hash = hashFor(key);
        ensureTable();
        Node<K, V> last = null;
        int length = 0;
        for (Node<K, V> node = first(hash); node != null; node = node.next) {
            length++;
            if (isKey(node, hash, key)) {
                V old = node.value;
                if (!onlyIfAbsent) {
                    node.value = value;
                }
                bucketSeen(length);
                return old;
            }
            last = node;
        }
        if (isListed && size >= LONG_LIST) {
            tabulate();
            return put(key, value, onlyIfAbsent);
        }
        append(last, new Node<>(hash, key, value, null), length);
        return null;
    }

    // The list, or the bucket of a hash.
    private Node<K, V> first(int hash) {
        return isListed ? head : table[hash & (table.length - 1)];
    }

    private void setFirst(int hash, Node<K, V> node) {
        if (isListed) {
            head = node;
        } else {
            table[hash & (table.length - 1)] = node;
        }
    }

    private void ensureTable() {
        if (table == null && !isListed) {
            makeTable(sizeLimit == 0 ? 16 : sizeLimit);
        }
    }

    private void append(Node<K, V> last, Node<K, V> added, int length) {
        if (last == null) {
            setFirst(added.hash, added);
            isSorted = true;
        } else {
            last.next = added;
            isSorted = false;
        }
        if (isListed) {
            sizeLimit = 16;
        }
        bucketSeen(length);
        size++;
        while (!isListed && size >= sizeLimit && table.length < MAXIMUM_CAPACITY) {
            grow();
        }
    }

    // The entry of the key, if any, is `node`; null removes it.
    private void store(Node<K, V> node, K key, V value) {
        if (node == null) {
            if (value != null) {
                put(key, value, false);
            }
        } else if (value != null) {
            node.value = value;
        } else {
            unlink(key);
        }
    }

    private Node<K, V> unlink(Object key) {
        int hash = hashFor(key);
        if (table == null && !isListed) {
            return null;
        }
        Node<K, V> previous = null;
        Node<K, V> node = first(hash);
        while (node != null && !isKey(node, hash, key)) {
            previous = node;
            node = node.next;
        }
        if (node != null) {
            if (previous == null) {
                setFirst(hash, node.next);
            } else {
                previous.next = node.next;
            }
            size--;
        }
        return node;
    }

    @Atomic public int size() {
        return size;
    }

    @Atomic public long mappingCount() {
        return size;
    }

    @Atomic public boolean isEmpty() {
        return size == 0;
    }

    @Atomic public V get(Object key) {
        Node<K, V> node = find(key);
        return node == null ? null : node.value;
    }

    @Atomic public boolean containsKey(Object key) {
        return find(key) != null;
    }

    @Atomic public boolean containsValue(Object value) {
        if (value == null) {
            throw new NullPointerException();
        }
        Walk walk = new Walk();
        for (Node<K, V> node = walk.advance(); node != null; node = walk.advance()) {
            if (node.value == value || value.equals(node.value)) {
                return true;
            }
        }
        return false;
    }

    @Atomic public boolean contains(Object value) {
        return containsValue(value);
    }

    @Atomic public V put(K key, V value) {
        return put(key, value, false);
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        reserve(m.size());
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            put(e.getKey(), e.getValue());
        }
    }

    @Atomic public V remove(Object key) {
        Node<K, V> node = unlink(key);
        return node == null ? null : node.value;
    }

    @Atomic public void clear() {
        for (int i = 0; table != null && i < table.length; i++) {
            table[i] = null;
        }
        head = null;
        isSorted = true;
        size = 0;
    }

    @Atomic public V getOrDefault(Object key, V defaultValue) {
        V value = get(key);
        return value == null ? defaultValue : value;
    }

    @Atomic public V putIfAbsent(K key, V value) {
        return put(key, value, true);
    }

    @Atomic public boolean remove(Object key, Object value) {
        if (key == null) {
            throw new NullPointerException();
        }
        Node<K, V> node = value == null ? null : find(key);
        if (node == null || !value.equals(node.value)) {
            return false;
        }
        unlink(key);
        return true;
    }

    @Atomic public boolean replace(K key, V oldValue, V newValue) {
        if (key == null || oldValue == null || newValue == null) {
            throw new NullPointerException();
        }
        Node<K, V> node = find(key);
        if (node == null || !oldValue.equals(node.value)) {
            return false;
        }
        node.value = newValue;
        return true;
    }

    @Atomic public V replace(K key, V value) {
        if (key == null || value == null) {
            throw new NullPointerException();
        }
        Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        V old = node.value;
        node.value = value;
        return old;
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        Walk walk = new Walk();
        for (Node<K, V> node = walk.advance(); node != null; node = walk.advance()) {
            action.accept(node.key, node.value);
        }
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        Walk walk = new Walk();
        for (Node<K, V> node = walk.advance(); node != null; node = walk.advance()) {
            replace(node.key, Objects.requireNonNull(function.apply(node.key, node.value)));
        }
    }

    @Atomic public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        if (key == null || mappingFunction == null) {
            throw new NullPointerException();
        }
        ensureTable();
        Node<K, V> node = find(key);
        if (node != null) {
            return node.value;
        }
        V value = mappingFunction.apply(key);
        store(null, key, value);
        return value;
    }

    @Atomic public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (key == null || remappingFunction == null) {
            throw new NullPointerException();
        }
        ensureTable();
        Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        V value = remappingFunction.apply(key, node.value);
        store(node, key, value);
        return value;
    }

    @Atomic public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (key == null || remappingFunction == null) {
            throw new NullPointerException();
        }
        ensureTable();
        Node<K, V> node = find(key);
        V value = remappingFunction.apply(key, node == null ? null : node.value);
        store(node, key, value);
        return value;
    }

    @Atomic public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        if (key == null || value == null || remappingFunction == null) {
            throw new NullPointerException();
        }
        ensureTable();
        Node<K, V> node = find(key);
        V merged = node == null ? value : remappingFunction.apply(node.value, value);
        store(node, key, merged);
        return merged;
    }

    public Enumeration<K> keys() {
        return Collections.enumeration(keySet());
    }

    public Enumeration<V> elements() {
        return Collections.enumeration(values());
    }

    public KeySetView<K, V> keySet() {
        return new KeySetView<>(this, null);
    }

    public KeySetView<K, V> keySet(V mappedValue) {
        if (mappedValue == null) {
            throw new NullPointerException();
        }
        return new KeySetView<>(this, mappedValue);
    }

    public static <T> KeySetView<T, Boolean> newKeySet() {
        return new KeySetView<>(new ConcurrentHashMap<>(), Boolean.TRUE);
    }

    public static <T> KeySetView<T, Boolean> newKeySet(int initialCapacity) {
        return new KeySetView<>(new ConcurrentHashMap<>(initialCapacity), Boolean.TRUE);
    }

    public Collection<V> values() {
        return new Values();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    // A table that was outgrown during the walk and is left for its successor at one bucket.
    private static final class Left<K, V> {
        final Node<K, V>[] table;
        final int index;
        final Left<K, V> outer;

        Left(Node<K, V>[] table, int index, Left<K, V> outer) {
            this.table = table;
            this.index = index;
            this.outer = outer;
        }
    }

    // Visits the buckets of the table as it was at the start. Where the table was outgrown meanwhile, all buckets that
    // took over from one old bucket are visited in its place.
    private class Walk {
        private Node<K, V>[] walked = table;
        private Node<K, V> node;
        private int baseSize = table == null ? 0 : table.length;
        private int baseIndex;
        private int index;
        private Left<K, V> left;
        private boolean walksList = isListed;
        private boolean hasBegun;

        @Atomic final Node<K, V> advance() {
            if (walksList) {
                return advanceInList();
            }
            Node<K, V> next = node == null ? null : node.next;
            while (next == null) {
                if (baseIndex >= baseSize) {
                    node = null;
                    return null;
                }
                next = walked[index];
                if (next != null && next.hash == MOVED) {
                    left = new Left<>(walked, index, left);
                    walked = next.newTable;
                    next = null;
                } else {
                    leaveBucket();
                }
            }
            node = next;
            return node;
        }

        private Node<K, V> advanceInList() {
            if (hasBegun && node == null) {
                return null;
            }
            if (!isListed) {
                // the list has become a table meanwhile
                walksList = false;
                walked = tabulated;
                baseSize = tabulated.length;
                baseIndex = hasBegun ? (node.hash & (baseSize - 1)) + 1 : 0;
                index = baseIndex;
                return advance();
            }
            hasBegun = true;
            node = listedAfter(node);
            return node;
        }

        private void leaveBucket() {
            while (left != null && index + left.table.length >= walked.length) {
                index = left.index;
                walked = left.table;
                left = left.outer;
            }
            if (left != null) {
                index += left.table.length;
            } else {
                baseIndex++;
                index = baseIndex;
            }
        }
    }

    private abstract class NodeItr extends Walk {
        private Node<K, V> next = advance();
        private Node<K, V> lastReturned;

        public final boolean hasNext() {
            return next != null;
        }

        @Atomic final Node<K, V> nextNode() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            lastReturned = next;
            next = advance();
            return lastReturned;
        }

        @Atomic public final void remove() {
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            unlink(lastReturned.key);
            lastReturned = null;
        }
    }

    private final class KeyItr extends NodeItr implements Iterator<K> {
        public K next() {
            return nextNode().key;
        }
    }

    private final class ValueItr extends NodeItr implements Iterator<V> {
        @Atomic public V next() {
            Node<K, V> node = nextNode();
            return node.value;
        }
    }

    private final class EntryItr extends NodeItr implements Iterator<Map.Entry<K, V>> {
        @Atomic public Map.Entry<K, V> next() {
            Node<K, V> node = nextNode();
            return new MapEntry(node.key, node.value);
        }
    }

    // A snapshot of an entry; a new value is put to the map.
    private final class MapEntry extends AbstractMap.SimpleEntry<K, V> {
        MapEntry(K key, V value) {
            super(key, value);
        }

        public V setValue(V value) {
            if (value == null) {
                throw new NullPointerException();
            }
            V old = super.setValue(value);
            ConcurrentHashMap.this.put(getKey(), value);
            return old;
        }
    }

    public static final class KeySetView<K, V> extends AbstractSet<K> implements java.io.Serializable {
        private final ConcurrentHashMap<K, V> map;
        private final V value;

        //@ invariant map != null;

        KeySetView(ConcurrentHashMap<K, V> map, V value) {
            this.map = map;
            this.value = value;
        }

        public ConcurrentHashMap<K, V> getMap() {
            return map;
        }

        public V getMappedValue() {
            return value;
        }

        public int size() {
            return map.size();
        }

        public void clear() {
            map.clear();
        }

        public boolean contains(Object o) {
            return map.containsKey(o);
        }

        public boolean containsAll(Collection<?> c) {
            for (Object e : c) {
                if (e == null || !contains(e)) {
                    return false;
                }
            }
            return true;
        }

        public boolean remove(Object o) {
            return map.remove(o) != null;
        }

        public boolean removeAll(Collection<?> c) {
            Objects.requireNonNull(c);
            boolean modified = false;
            if (map.isListed ? map.sizeLimit == 0 : map.table == null) {
                return false;
            }
            for (Object e : c) {
                modified |= remove(e);
            }
            return modified;
        }

        public Iterator<K> iterator() {
            return map.new KeyItr();
        }

        public boolean add(K e) {
            if (value == null) {
                throw new UnsupportedOperationException();
            }
            return map.putIfAbsent(e, value) == null;
        }

        public boolean addAll(Collection<? extends K> c) {
            if (value == null) {
                throw new UnsupportedOperationException();
            }
            return super.addAll(c);
        }
    }

    private final class Values extends AbstractCollection<V> {
        public int size() {
            return ConcurrentHashMap.this.size();
        }

        public void clear() {
            ConcurrentHashMap.this.clear();
        }

        public boolean contains(Object o) {
            return containsValue(o);
        }

        public Iterator<V> iterator() {
            return new ValueItr();
        }

        public boolean addAll(Collection<? extends V> c) {
            throw new UnsupportedOperationException();
        }
    }

    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return ConcurrentHashMap.this.size();
        }

        public void clear() {
            ConcurrentHashMap.this.clear();
        }

        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            return e.getKey() != null && e.getValue() != null && e.getValue().equals(get(e.getKey()));
        }

        public boolean remove(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            return e.getKey() != null && e.getValue() != null
                    && ConcurrentHashMap.this.remove(e.getKey(), e.getValue());
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryItr();
        }

        public boolean add(Map.Entry<K, V> e) {
            return put(e.getKey(), e.getValue()) == null;
        }
    }
}
