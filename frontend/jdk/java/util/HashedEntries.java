// The entries of a hash map, in one of two forms that nobody can tell apart.
//
// A map that the program makes has a table: same spreading of hashes, lengths and order within a bucket as in the JDK, so the
// iteration order is the same. Buckets always stay lists; the JDK makes trees of buckets of nine and more entries in
// tables of 64 and more, which shows in the order within such a bucket only.
//
// A map of the input is listed: it has no table, because there are more tables than anyone can try. Its entries form a list,
// and each is looked at in turn. The list is in the order of iteration, for a table of the default length; that it is, and
// that keys differ, is assumed late. What is added afterwards is put into its place where somebody asks for the
// order. Reading never changes the form. A list that grows long becomes a table, and a copy of a listed map is listed.
package java.util;

import java.util.function.Consumer;

abstract class HashedEntries<K, V> extends AbstractMap<K, V> {
    private static final int DEFAULT_CAPACITY = 16;
    private static final int MAXIMUM_CAPACITY = 1 << 30;
    private static final String IDENTITY = "identity-hash-codes";
    private static final int LONG_BUCKET = 8;
    private static final int ENOUGH_BUCKETS = 64;
    // A list has at most so many entries, so that no bucket is long.
    private static final int LONG_LIST = LONG_BUCKET - 1;

    Node<K, V>[] table;
    boolean isListed;
    // Whether the list is known to be in the order of iteration.
    private boolean isSorted;
    // The list: that of a listed map, and of every LinkedHashMap.
    Node<K, V> head;
    Node<K, V> tail;
    int size;
    int modCount;
    // With a table: the size above which it doubles. Without one: the length that it will have, 0 for the default; of a list
    // that stands for a table: its length.
    private int threshold;
    // That of a listed map is 0.75, whatever is written here.
    private float loadFactor;

    // Whether places were found by identity hash codes: nobody sees that before the order of two entries is looked at.
    private boolean isScattered;

    //@ invariant isListed && isSorted && !isScattered;
    //@ invariant repOK();
    //@ invariant ooxide.Native.late() && keysOK();

    static final class Node<K, V> implements Map.Entry<K, V> {
        // Unknown for a plain key in a listed map.
        int hash;
        final K key;
        V value;
        Node<K, V> next;
        Node<K, V> before;
        Node<K, V> after;

        Node(int hash, K key, V value) {
            this.hash = hash;
            this.key = key;
            this.value = value;
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

    // No input has a table: that it is sound is asked by tests/jdk-util only.
    private /*@ pure @*/ boolean repOK() {
        return isListed ? isSoundList() : isSoundTable();
    }

    // A cycle has a wrong link back.
    private /*@ pure @*/ boolean isSoundList() {
        if (table != null || threshold != (head == null ? 0 : DEFAULT_CAPACITY)) {
            return false;
        }
        int count = 0;
        Node<K, V> last = null;
        for (Node<K, V> node = head; node != null; node = node.after) {
            if (node.before != last) {
                return false;
            }
            last = node;
            count++;
        }
        return size == count && tail == last;
    }

    // Of a list: keys differ, hashes are theirs, and buckets ascend. A map that is its own key has no hash.
    private /*@ pure @*/ boolean keysOK() {
        for (Node<K, V> node = head; node != null; node = node.after) {
            ooxide.Native.settle(node.key);
            if (!isPlain(node.key) && (node.key == this || node.hash != hash(node.key))) {
                return false;
            }
            for (Node<K, V> other = head; other != node; other = other.after) {
                if (isKey(other, node.hash, node.key)) {
                    return false;
                }
            }
            if (node.before != null && !keepsOrder() && bucket(node.before) > bucket(node)) {
                return false;
            }
        }
        return true;
    }

    // Describes tables that began with the default capacity and load factor: others only move the moments of growth.
    // Counting down from size ends the walk on a cycle.
    private boolean isSoundTable() {
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

    HashedEntries(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + initialCapacity);
        }
        if (loadFactor <= 0 || loadFactor != loadFactor) {
            throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        this.threshold = powerOfTwoFrom(initialCapacity);
    }

    HashedEntries() {
        this.loadFactor = 0.75f;
    }

    private static int powerOfTwoFrom(int capacity) {
        int power = 1;
        while (power < capacity && power < MAXIMUM_CAPACITY) {
            power <<= 1;
        }
        return power;
    }

    // Whether iteration is in the order of the list; LinkedHashMap says so of all its objects.
    boolean keepsOrder() {
        return false;
    }

    final boolean hasList() {
        return isListed || keepsOrder();
    }

    static int hash(Object key) {
        if (key == null) {
            return 0;
        }
        int h = key.hashCode();
        return h ^ (h >>> 16);
    }

    // Whether what equals the key has its hash code, and this never changes. In a list the hash codes of such keys are
    // neither compared nor kept: an input of such a class would otherwise be known to the last character. A class that is named
    // here is one that inputs may have, so there are no more than the common ones.
    static boolean isPlain(Object key) {
        return key == null || key instanceof String || key instanceof Integer || key instanceof Enum;
    }

    // A text compares references first, for which an input must be some object: so it is asked for its class before.
    static boolean equalsPlain(Object key, Object other) {
        return (!(key instanceof String) || other instanceof String) && key.equals(other);
    }

    // The hash that an entry of this key keeps.
    final int hashFor(Object key) {
        return isListed && isPlain(key) ? 0 : hash(key, true);
    }

    // The hash of a key that finds its place, or is only looked for: which place that is shows in nothing but the order.
    private int hash(Object key, boolean isPlaced) {
        boolean wasNoted = ooxide.Native.isNoted(IDENTITY);
        int hash = hash(key);
        if (!wasNoted && ooxide.Native.isNoted(IDENTITY)) {
            ooxide.Native.unnote(IDENTITY);
            if (isPlaced && !isScattered) {
                isScattered = true;
            }
        }
        return hash;
    }

    // Somebody looks at the order of the entries.
    private void showOrder() {
        if (isScattered && size > 1) {
            ooxide.Native.note(IDENTITY);
        }
    }

    private int hashOf(Node<K, V> node) {
        return isListed && isPlain(node.key) ? hash(node.key) : node.hash;
    }

    private boolean isKey(Node<K, V> node, int hash, Object key) {
        if (isListed && isPlain(key)) {
            return key == null ? node.key == null : equalsPlain(key, node.key);
        }
        return hashOf(node) == hash && (node.key == key || (key != null && key.equals(node.key)));
    }

    final Node<K, V> find(Object key) {
        return find(isListed && isPlain(key) ? 0 : hash(key, false), key);
    }

    final Node<K, V> find(int hash, Object key) {
        if (isListed) {
            Node<K, V> node = head;
            while (node != null && !isKey(node, hash, key)) {
                node = node.after;
            }
            return node;
        }
        if (table == null) {
            return null;
        }
        Node<K, V> node = table[hash & (table.length - 1)];
        while (node != null && !isKey(node, hash, key)) {
            node = node.next;
        }
        return node;
    }

    // Adds an entry for a key that is not there, at the end of its bucket.
    final void append(int hash, K key, V value) {
        Node<K, V> added = newNode(hash, key, value);
        if (hasNoTable()) {
            resize();
        }
        if (hasList()) {
            link(added);
        }
        if (!isListed) {
            putLast(added);
        }
        modCount++;
        size++;
        if (isFull()) {
            resize();
        }
    }

    // The same for compute and its relatives: room for one more is made before the key is searched ...
    final void makeRoom() {
        if (isFull() || hasNoTable()) {
            resize();
        }
    }

    // ... and the new entry goes to the head of the bucket.
    final void prepend(int hash, K key, V value) {
        Node<K, V> added = newNode(hash, key, value);
        if (keepsOrder()) {
            link(added);
        } else if (isListed) {
            linkFirst(added);
        }
        if (!isListed) {
            putFirst(added);
        }
        modCount++;
        size++;
    }

    private Node<K, V> newNode(int hash, K key, V value) {
        if (isListed && size >= LONG_LIST) {
            makeTable();
            return new Node<>(isPlain(key) ? hash(key) : hash, key, value);
        }
        return new Node<>(hash, key, value);
    }

    private void putLast(Node<K, V> added) {
        int index = added.hash & (table.length - 1);
        Node<K, V> last = table[index];
        if (last == null) {
            table[index] = added;
            return;
        }
        int length = 1;
        while (last.next != null) {
            last = last.next;
            length++;
        }
        last.next = added;
        bucketHas(length, LONG_BUCKET);
    }

    private void putFirst(Node<K, V> added) {
        int index = added.hash & (table.length - 1);
        int length = 0;
        for (Node<K, V> node = table[index]; node != null; node = node.next) {
            length++;
        }
        added.next = table[index];
        table[index] = added;
        bucketHas(length, LONG_BUCKET - 1);
    }

    // The JDK answers a long bucket in a small table with a larger table.
    private void bucketHas(int length, int most) {
        if (length >= most && table.length < ENOUGH_BUCKETS) {
            resize();
        }
    }

    final void unlink(Node<K, V> node) {
        if (!isListed) {
            int index = node.hash & (table.length - 1);
            if (table[index] == node) {
                table[index] = node.next;
            } else {
                Node<K, V> previous = table[index];
                while (previous.next != node) {
                    previous = previous.next;
                }
                previous.next = node.next;
            }
        }
        modCount++;
        size--;
        if (hasList()) {
            unlinkFromList(node);
        }
    }

    final void removeAll() {
        modCount++;
        head = null;
        tail = null;
        isSorted = true;
        if (size > 0) {
            size = 0;
            for (int i = 0; !isListed && i < table.length; i++) {
                table[i] = null;
            }
        }
    }

    final void link(Node<K, V> node) {
        isSorted = head == null;
        node.before = tail;
        if (tail == null) {
            head = node;
        } else {
            tail.after = node;
        }
        tail = node;
    }

    private void linkFirst(Node<K, V> node) {
        isSorted = head == null;
        node.after = head;
        if (head == null) {
            tail = node;
        } else {
            head.before = node;
        }
        head = node;
    }

    final void unlinkFromList(Node<K, V> node) {
        Node<K, V> before = node.before;
        Node<K, V> after = node.after;
        if (keepsOrder()) {
            node.before = null;
            node.after = null;
        }
        if (before == null) {
            head = after;
        } else {
            before.after = after;
        }
        if (after == null) {
            tail = before;
        } else {
            after.before = before;
        }
    }

    // The length of the table, or of the one that a list stands for.
    private int capacity() {
        return table != null ? table.length : threshold == 0 ? DEFAULT_CAPACITY : threshold;
    }

    // Nothing was ever put here.
    private boolean hasNoTable() {
        return isListed ? threshold == 0 : table == null;
    }

    private boolean isFull() {
        return isListed ? size > capacity() * 3 / 4 : size > threshold;
    }

    private void resize() {
        if (isListed) {
            isSorted = head == null;
            threshold = threshold == 0 ? DEFAULT_CAPACITY : threshold << 1;
            return;
        }
        Node<K, V>[] old = table;
        if (old != null && old.length >= MAXIMUM_CAPACITY) {
            threshold = Integer.MAX_VALUE;
            return;
        }
        int capacity = old == null ? capacity() : capacity() << 1;
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

    // Makes a table of a list.
    private void makeTable() {
        Node<K, V> node = head;
        while (node != null) {
            node.hash = hashOf(node);
            node.next = null;
            node = node.after;
        }
        isListed = false;
        loadFactor = 0.75f;
        resize();
        node = head;
        while (node != null) {
            Node<K, V> after = node.after;
            putLast(node);
            if (!keepsOrder()) {
                node.before = null;
                node.after = null;
            }
            node = after;
        }
        if (!keepsOrder()) {
            head = null;
            tail = null;
        }
    }

    // Prepares for all entries of another map. An empty map that gets those of a list becomes one.
    final void makeRoomFor(Map<? extends K, ? extends V> m) {
        int count = m.size();
        if (count > 0 && hasNoTable()) {
            float wanted = (float) count / (isListed ? 0.75f : loadFactor) + 1.0f;
            int capacity = wanted < MAXIMUM_CAPACITY ? (int) wanted : MAXIMUM_CAPACITY;
            if (capacity > threshold) {
                threshold = powerOfTwoFrom(capacity);
            }
            isListed = isListed
                    || (loadFactor == 0.75f && m instanceof HashedEntries && ((HashedEntries<?, ?>) m).isListed);
            return;
        }
        if (isListed && count > LONG_LIST) {
            makeTable();
        }
        while (!isListed && count > threshold && table.length < MAXIMUM_CAPACITY) {
            resize();
        }
    }

    // For a copy of a map, before it gets the entries.
    final void reset() {
        if (isListed) {
            loadFactor = 0.75f;
        }
        isListed = false;
        table = null;
        head = null;
        tail = null;
        size = 0;
        modCount = 0;
        threshold = 0;
    }

    // The first entry and the one after a given one, in the order of iteration.

    Node<K, V> firstNode() {
        showOrder();
        return firstPlace();
    }

    private Node<K, V> firstPlace() {
        return isListed ? listedAfter(null) : size == 0 ? null : firstFrom(0);
    }

    Node<K, V> nodeAfter(Node<K, V> node) {
        if (isListed) {
            return listedAfter(node);
        }
        return node.next != null ? node.next : firstFrom((node.hash & (table.length - 1)) + 1);
    }

    private Node<K, V> firstFrom(int index) {
        while (index < table.length && table[index] == null) {
            index++;
        }
        return index < table.length ? table[index] : null;
    }

    private int bucket(Node<K, V> node) {
        return hashOf(node) & (capacity() - 1);
    }

    // The entry of a list that follows a given one when it is sorted by buckets; the first one after null. One that was
    // removed still leads to those that came after it, as in a bucket.
    private Node<K, V> listedAfter(Node<K, V> node) {
        if (isSorted || head == tail) {
            return node == null ? head : node.after;
        }
        Node<K, V> best = node == null ? null : node.after;
        while (best != null && bucket(best) != bucket(node)) {
            best = best.after;
        }
        if (best != null) {
            return best;
        }
        for (Node<K, V> other = head; other != null; other = other.after) {
            if ((node == null || bucket(other) > bucket(node)) && (best == null || bucket(other) < bucket(best))) {
                best = other;
            }
        }
        return best;
    }

    // Walks the table as it was at the start, whatever the action does to the map.
    void forEachNode(Consumer<Node<K, V>> action) {
        showOrder();
        if (isListed) {
            for (Node<K, V> node = firstNode(); node != null; node = nodeAfter(node)) {
                action.accept(node);
            }
        } else if (size > 0) {
            Node<K, V>[] walked = table;
            for (int i = 0; i < walked.length; i++) {
                for (Node<K, V> node = walked[i]; node != null; node = node.next) {
                    action.accept(node);
                }
            }
        }
    }

    // Whether an entry has the value; in which order they are asked shows in nothing that is computed.
    final boolean hasValue(Object value) {
        boolean walksList = hasList();
        Node<K, V> node = walksList ? head : firstPlace();
        while (node != null && !(node.value == value || (value != null && value.equals(node.value)))) {
            node = walksList ? node.after : nodeAfter(node);
        }
        return node != null;
    }
}
