// Model of java.util.HashMap: same spreading of hashes, table lengths and order within a bucket as the JDK, so the
// iteration order is the same. Buckets always stay lists; the JDK makes trees of buckets of nine and more entries in
// tables of 64 and more, which shows in the order within such a bucket only.
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

@ForTests("made; usual 2") public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    private static final int DEFAULT_CAPACITY = 16;
    private static final int MAXIMUM_CAPACITY = 1 << 30;
    private static final int LONG_BUCKET = 8;
    private static final int ENOUGH_BUCKETS = 64;

    Node<K, V>[] table;
    int size;
    int modCount;
    // Without a table: the capacity to start with, 0 for the default. With one: the size above which it doubles.
    private int threshold;
    private final float loadFactor;

    //@ invariant repOK();

    // One class for all hash maps; `before` and `after` are used by LinkedHashMap only.
    static final class Node<K, V> implements Map.Entry<K, V> {
        final int hash;
        final K key;
        V value;
        Node<K, V> next;
        Node<K, V> before;
        Node<K, V> after;

        Node(int hash, K key, V value, Node<K, V> next) {
            this.hash = hash;
            this.key = key;
            this.value = value;
            this.next = next;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V newValue) {
            V old = value;
            value = newValue;
            return old;
        }

        public boolean equals(Object o) {
            if (o == this) {
                return true;
            }
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

    // Describes input maps, and those that began with the default capacity and load factor: others only move the
    // moments of growth. Counting down from size ends the walk on a cycle.
    private /*@ pure @*/ boolean repOK() {
        if (loadFactor != 0.75f) {
            return false;
        }
        if (table == null) {
            return size == 0 && threshold == 0;
        }
        int length = table.length;
        if (length == 0 || (length & (length - 1)) != 0 || threshold != (length >> 1) + (length >> 2)) {
            return false;
        }
        int left = size;
        for (int i = 0; i < length; i++) {
            for (Node<K, V> node = table[i]; node != null; node = node.next) {
                if (left <= 0 || node.hash != hash(node.key) || (node.hash & (length - 1)) != i) {
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

    public HashMap(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + initialCapacity);
        }
        if (loadFactor <= 0 || loadFactor != loadFactor) {
            throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        this.threshold = powerOfTwoFrom(initialCapacity);
    }

    public HashMap(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public HashMap() {
        this.loadFactor = 0.75f;
    }

    public HashMap(Map<? extends K, ? extends V> m) {
        this.loadFactor = 0.75f;
        putEntries(m, false);
    }

    private static int powerOfTwoFrom(int capacity) {
        int power = 1;
        while (power < capacity && power < MAXIMUM_CAPACITY) {
            power <<= 1;
        }
        return power;
    }

    static int hash(Object key) {
        if (key == null) {
            return 0;
        }
        int h = key.hashCode();
        return h ^ (h >>> 16);
    }

    private static boolean isKey(Node<?, ?> node, int hash, Object key) {
        return node.hash == hash && (node.key == key || (key != null && key.equals(node.key)));
    }

    // What LinkedHashMap adds.

    void linked(Node<K, V> node) {
    }

    void unlinked(Node<K, V> node) {
    }

    void accessed(Node<K, V> node) {
    }

    void inserted(boolean mayEvict) {
    }

    Node<K, V> find(Object key) {
        int hash = hash(key);
        if (table == null) {
            return null;
        }
        Node<K, V> node = table[hash & (table.length - 1)];
        while (node != null && !isKey(node, hash, key)) {
            node = node.next;
        }
        return node;
    }

    private void resize() {
        Node<K, V>[] old = table;
        int capacity;
        if (old == null) {
            capacity = threshold == 0 ? DEFAULT_CAPACITY : threshold;
        } else if (old.length >= MAXIMUM_CAPACITY) {
            threshold = Integer.MAX_VALUE;
            return;
        } else {
            capacity = old.length << 1;
        }
        if (old != null && old.length >= DEFAULT_CAPACITY && capacity < MAXIMUM_CAPACITY) {
            threshold <<= 1;
        } else {
            float limit = capacity * loadFactor;
            threshold = limit < MAXIMUM_CAPACITY && capacity < MAXIMUM_CAPACITY ? (int) limit : Integer.MAX_VALUE;
        }
        table = (Node<K, V>[]) new Node[capacity];
        if (old != null) {
            for (int i = 0; i < old.length; i++) {
                split(old[i], i, old.length);
                old[i] = null;
            }
        }
    }

    // Deals a bucket of the old table out to the two buckets of the new one, in order.
    private void split(Node<K, V> node, int index, int oldLength) {
        Node<K, V> lowLast = null;
        Node<K, V> highLast = null;
        while (node != null) {
            Node<K, V> next = node.next;
            node.next = null;
            if ((node.hash & oldLength) == 0) {
                if (lowLast == null) {
                    table[index] = node;
                } else {
                    lowLast.next = node;
                }
                lowLast = node;
            } else {
                if (highLast == null) {
                    table[index + oldLength] = node;
                } else {
                    highLast.next = node;
                }
                highLast = node;
            }
            node = next;
        }
    }

    // The JDK answers a long bucket in a small table with a larger table.
    private void bucketIsLong() {
        if (table.length < ENOUGH_BUCKETS) {
            resize();
        }
    }

    private void putEntries(Map<? extends K, ? extends V> m, boolean mayEvict) {
        int count = m.size();
        if (count <= 0) {
            return;
        }
        if (table == null) {
            float wanted = (float) count / loadFactor + 1.0f;
            int capacity = wanted < MAXIMUM_CAPACITY ? (int) wanted : MAXIMUM_CAPACITY;
            if (capacity > threshold) {
                threshold = powerOfTwoFrom(capacity);
            }
        } else {
            while (count > threshold && table.length < MAXIMUM_CAPACITY) {
                resize();
            }
        }
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            put(e.getKey(), e.getValue(), false, mayEvict);
        }
    }

    // Puts at the end of the bucket.
    V put(K key, V value, boolean onlyIfAbsent, boolean mayEvict) {
        int hash = hash(key);
        if (table == null) {
            resize();
        }
        int index = hash & (table.length - 1);
        Node<K, V> last = null;
        int length = 0;
        for (Node<K, V> node = table[index]; node != null; node = node.next) {
            if (isKey(node, hash, key)) {
                V old = node.value;
                if (!onlyIfAbsent || old == null) {
                    node.value = value;
                }
                accessed(node);
                return old;
            }
            last = node;
            length++;
        }
        Node<K, V> added = new Node<>(hash, key, value, null);
        linked(added);
        if (last == null) {
            table[index] = added;
        } else {
            last.next = added;
            if (length >= LONG_BUCKET) {
                bucketIsLong();
            }
        }
        modCount++;
        size++;
        if (size > threshold) {
            resize();
        }
        inserted(mayEvict);
        return null;
    }

    // For compute and its relatives: room for one more is made before the bucket is looked at ...
    private void makeRoom() {
        if (table == null || size > threshold) {
            resize();
        }
    }

    // ... and the new entry goes to the head of the bucket.
    private void prepend(K key, V value) {
        int hash = hash(key);
        int index = hash & (table.length - 1);
        int length = 0;
        for (Node<K, V> node = table[index]; node != null; node = node.next) {
            length++;
        }
        Node<K, V> added = new Node<>(hash, key, value, table[index]);
        linked(added);
        table[index] = added;
        if (length >= LONG_BUCKET - 1) {
            bucketIsLong();
        }
        modCount++;
        size++;
        inserted(true);
    }

    Node<K, V> removeNode(Object key, boolean matchValue, Object value) {
        int hash = hash(key);
        if (table == null) {
            return null;
        }
        int index = hash & (table.length - 1);
        Node<K, V> previous = null;
        Node<K, V> node = table[index];
        while (node != null && !isKey(node, hash, key)) {
            previous = node;
            node = node.next;
        }
        if (node == null || (matchValue && !(node.value == value || (value != null && value.equals(node.value))))) {
            return null;
        }
        if (previous == null) {
            table[index] = node.next;
        } else {
            previous.next = node.next;
        }
        modCount++;
        size--;
        unlinked(node);
        return node;
    }

    // For sets: true when the key is new.
    boolean addKey(K key) {
        int before = size;
        put(key, null, false, true);
        return size != before;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public V get(Object key) {
        Node<K, V> node = find(key);
        return node == null ? null : node.value;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V put(K key, V value) {
        return put(key, value, false, true);
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        putEntries(m, true);
    }

    public V remove(Object key) {
        Node<K, V> node = removeNode(key, false, null);
        return node == null ? null : node.value;
    }

    public void clear() {
        modCount++;
        if (size > 0) {
            size = 0;
            for (int i = 0; i < table.length; i++) {
                table[i] = null;
            }
        }
    }

    public boolean containsValue(Object value) {
        if (size > 0) {
            for (int i = 0; i < table.length; i++) {
                for (Node<K, V> node = table[i]; node != null; node = node.next) {
                    if (node.value == value || (value != null && value.equals(node.value))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    public V getOrDefault(Object key, V defaultValue) {
        Node<K, V> node = find(key);
        return node == null ? defaultValue : node.value;
    }

    public V putIfAbsent(K key, V value) {
        return put(key, value, true, true);
    }

    public boolean remove(Object key, Object value) {
        return removeNode(key, true, value) != null;
    }

    public boolean replace(K key, V oldValue, V newValue) {
        Node<K, V> node = find(key);
        if (node == null || !(node.value == oldValue || (node.value != null && node.value.equals(oldValue)))) {
            return false;
        }
        node.value = newValue;
        accessed(node);
        return true;
    }

    public V replace(K key, V value) {
        Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        V old = node.value;
        node.value = value;
        accessed(node);
        return old;
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        if (mappingFunction == null) {
            throw new NullPointerException();
        }
        makeRoom();
        Node<K, V> node = find(key);
        if (node != null && node.value != null) {
            accessed(node);
            return node.value;
        }
        int expectedModCount = modCount;
        V value = mappingFunction.apply(key);
        checkUnchanged(expectedModCount);
        if (value != null) {
            store(node, key, value);
        }
        return value;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (remappingFunction == null) {
            throw new NullPointerException();
        }
        Node<K, V> node = find(key);
        if (node == null || node.value == null) {
            return null;
        }
        int expectedModCount = modCount;
        V value = remappingFunction.apply(key, node.value);
        checkUnchanged(expectedModCount);
        store(node, key, value);
        return value;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (remappingFunction == null) {
            throw new NullPointerException();
        }
        makeRoom();
        Node<K, V> node = find(key);
        int expectedModCount = modCount;
        V value = remappingFunction.apply(key, node == null ? null : node.value);
        checkUnchanged(expectedModCount);
        store(node, key, value);
        return value;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        if (value == null || remappingFunction == null) {
            throw new NullPointerException();
        }
        makeRoom();
        Node<K, V> node = find(key);
        V merged = value;
        if (node != null && node.value != null) {
            int expectedModCount = modCount;
            merged = remappingFunction.apply(node.value, value);
            checkUnchanged(expectedModCount);
        }
        store(node, key, merged);
        return merged;
    }

    // The entry of the key, if any, is `node`; null removes it.
    private void store(Node<K, V> node, K key, V value) {
        if (node == null) {
            if (value != null) {
                prepend(key, value);
            }
        } else if (value != null) {
            node.value = value;
            accessed(node);
        } else {
            removeNode(key, false, null);
        }
    }

    private void checkUnchanged(int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    // The first entry and the one after a given one, in iteration order.

    Node<K, V> firstNode() {
        return size == 0 ? null : firstFrom(0);
    }

    Node<K, V> nodeAfter(Node<K, V> node) {
        return node.next != null ? node.next : firstFrom((node.hash & (table.length - 1)) + 1);
    }

    private Node<K, V> firstFrom(int index) {
        while (index < table.length && table[index] == null) {
            index++;
        }
        return index < table.length ? table[index] : null;
    }

    // Walks the table as it was at the start, whatever the action does to the map.
    void forEachNode(Consumer<Node<K, V>> action) {
        if (size > 0) {
            Node<K, V>[] walked = table;
            for (int i = 0; i < walked.length; i++) {
                for (Node<K, V> node = walked[i]; node != null; node = node.next) {
                    action.accept(node);
                }
            }
        }
    }

    private void forEachUnchanged(Consumer<Node<K, V>> action) {
        int expectedModCount = modCount;
        forEachNode(action);
        checkUnchanged(expectedModCount);
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        forEachUnchanged(node -> action.accept(node.key, node.value));
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        forEachNode(node -> node.value = function.apply(node.key, node.value));
    }

    public Object clone() {
        HashMap<K, V> copy;
        try {
            copy = (HashMap<K, V>) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
        copy.reset();
        copy.putEntries(this, false);
        return copy;
    }

    void reset() {
        table = null;
        size = 0;
        modCount = 0;
        threshold = 0;
    }

    public Set<K> keySet() {
        return new KeySet();
    }

    public Collection<V> values() {
        return new Values();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    private abstract class NodeItr {
        private Node<K, V> next = firstNode();
        private Node<K, V> current;
        private int expectedModCount = modCount;

        public final boolean hasNext() {
            return next != null;
        }

        final Node<K, V> nextNode() {
            checkUnchanged(expectedModCount);
            if (next == null) {
                throw new NoSuchElementException();
            }
            current = next;
            next = nodeAfter(current);
            return current;
        }

        public final void remove() {
            if (current == null) {
                throw new IllegalStateException();
            }
            checkUnchanged(expectedModCount);
            removeNode(current.key, false, null);
            current = null;
            expectedModCount = modCount;
        }
    }

    private final class KeyItr extends NodeItr implements Iterator<K> {
        public K next() {
            return nextNode().key;
        }
    }

    private final class ValueItr extends NodeItr implements Iterator<V> {
        public V next() {
            return nextNode().value;
        }
    }

    private final class EntryItr extends NodeItr implements Iterator<Map.Entry<K, V>> {
        public Map.Entry<K, V> next() {
            return nextNode();
        }
    }

    private final class KeySet extends AbstractSet<K> {
        public int size() {
            return size;
        }

        public void clear() {
            HashMap.this.clear();
        }

        public Iterator<K> iterator() {
            return new KeyItr();
        }

        public boolean contains(Object o) {
            return containsKey(o);
        }

        public boolean remove(Object key) {
            return removeNode(key, false, null) != null;
        }

        public void forEach(Consumer<? super K> action) {
            Objects.requireNonNull(action);
            forEachUnchanged(node -> action.accept(node.key));
        }
    }

    private final class Values extends AbstractCollection<V> {
        public int size() {
            return size;
        }

        public void clear() {
            HashMap.this.clear();
        }

        public Iterator<V> iterator() {
            return new ValueItr();
        }

        public boolean contains(Object o) {
            return containsValue(o);
        }

        public void forEach(Consumer<? super V> action) {
            Objects.requireNonNull(action);
            forEachUnchanged(node -> action.accept(node.value));
        }
    }

    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return size;
        }

        public void clear() {
            HashMap.this.clear();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryItr();
        }

        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Node<K, V> node = find(((Map.Entry<?, ?>) o).getKey());
            return node != null && node.equals(o);
        }

        public boolean remove(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            return removeNode(e.getKey(), true, e.getValue()) != null;
        }

        public void forEach(Consumer<? super Map.Entry<K, V>> action) {
            Objects.requireNonNull(action);
            forEachUnchanged(node -> action.accept(node));
        }
    }
}
