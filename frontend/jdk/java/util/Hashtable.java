// Model of java.util.Hashtable: same table lengths and order within a bucket as the JDK. New entries go to the head of
// their bucket; iterators walk the table from its end, forEach from its start.
//
// A table of the input is listed, as in HashedEntries: all its entries form one list in the order in which iterators of a
// table of 11 buckets would give them.
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

@ooxide.Monitor
public class Hashtable<K, V> extends Dictionary<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    private static final int DEFAULT_CAPACITY = 11;
    // A list has at most so many entries, so that a table of the default length need not grow.
    private static final int LONG_LIST = 7;

    private Entry<K, V>[] table;
    private boolean isListed;
    private boolean isSorted;
    // The first entry of a list.
    private Entry<K, V> head;
    private int count;
    private int threshold;
    private float loadFactor;
    private int modCount;

    //@ invariant isListed && isSorted;
    //@ invariant repOK();
    //@ invariant ooxide.Native.late() && keysOK();

    private static final class Entry<K, V> implements Map.Entry<K, V> {
        // Unknown for a plain key in a list.
        int hash;
        final K key;
        V value;
        Entry<K, V> next;

        Entry(int hash, K key, V value, Entry<K, V> next) {
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

        public V setValue(V value) {
            if (value == null) {
                throw new NullPointerException();
            }
            V old = this.value;
            this.value = value;
            return old;
        }

        public boolean equals(Object o) {
            return o instanceof Map.Entry && Objects.equals(key, ((Map.Entry<?, ?>) o).getKey())
                    && Objects.equals(value, ((Map.Entry<?, ?>) o).getValue());
        }

        public int hashCode() {
            return key.hashCode() ^ Objects.hashCode(value);
        }

        public String toString() {
            return key.toString() + "=" + value.toString();
        }
    }

    // No input has a table: that it is sound is asked by tests/jdk-util only.
    private /*@ pure @*/ boolean repOK() {
        return isListed ? isSoundList() : isSoundTable();
    }

    // On a cycle an entry is met before its place.
    private /*@ pure @*/ boolean isSoundList() {
        if (table != null) {
            return false;
        }
        int length = 0;
        for (Entry<K, V> e = head; e != null; e = e.next) {
            int place = 0;
            for (Entry<K, V> other = head; other != e; other = other.next) {
                place++;
            }
            if (place != length || e.key == null || e.value == null) {
                return false;
            }
            length++;
        }
        return count == length;
    }

    // Of a list: keys differ, hashes are theirs, and buckets descend.
    private /*@ pure @*/ boolean keysOK() {
        Entry<K, V> before = null;
        for (Entry<K, V> e = head; e != null; e = e.next) {
            ooxide.Native.settle(e.key);
            if (!HashedEntries.isPlain(e.key) && (e.key == this || e.hash != e.key.hashCode())) {
                return false;
            }
            for (Entry<K, V> other = head; other != e; other = other.next) {
                if (isKey(other, e.hash, e.key)) {
                    return false;
                }
            }
            if (before != null && bucket(before) < bucket(e)) {
                return false;
            }
            before = e;
        }
        return true;
    }

    // Describes tables that began with the default load factor: others only move the moments of growth. Counting down
    // from count ends the walk on a cycle.
    private boolean isSoundTable() {
        if (loadFactor != 0.75f || table == null || table.length == 0
                || threshold != (int) (table.length * 0.75f)) {
            return false;
        }
        int left = count;
        for (int i = 0; i < table.length; i++) {
            for (Entry<K, V> e = table[i]; e != null; e = e.next) {
                if (left <= 0 || e.key == null || e.value == null || e.hash != e.key.hashCode()
                        || bucket(e) != i) {
                    return false;
                }
                left--;
                for (Entry<K, V> other = table[i]; other != e; other = other.next) {
                    if (isKey(other, e.hash, e.key)) {
                        return false;
                    }
                }
            }
        }
        return left == 0;
    }

    public Hashtable(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
        if (loadFactor <= 0 || loadFactor != loadFactor) {
            throw new IllegalArgumentException("Illegal Load: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        makeTable(initialCapacity == 0 ? 1 : initialCapacity);
    }

    public Hashtable(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public Hashtable() {
        this(DEFAULT_CAPACITY, 0.75f);
    }

    public Hashtable(Map<? extends K, ? extends V> t) {
        this(Math.max(2 * t.size(), 11), 0.75f);
        putAll(t);
    }

    private void makeTable(int length) {
        table = (Entry<K, V>[]) new Entry[length];
        threshold = (int) (length * loadFactor);
    }

    private int hashFor(Object key) {
        return isListed && HashedEntries.isPlain(key) && key != null ? 0 : key.hashCode();
    }

    private int hashOf(Entry<K, V> e) {
        return isListed && HashedEntries.isPlain(e.key) ? e.key.hashCode() : e.hash;
    }

    private boolean isKey(Entry<K, V> e, int hash, Object key) {
        if (isListed && HashedEntries.isPlain(e.key)) {
            return HashedEntries.equalsPlain(e.key, key);
        }
        return e.hash == (isListed && HashedEntries.isPlain(key) ? key.hashCode() : hash) && e.key.equals(key);
    }

    private int bucket(int hash) {
        return (hash & 0x7FFFFFFF) % (isListed ? DEFAULT_CAPACITY : table.length);
    }

    private int bucket(Entry<K, V> e) {
        return bucket(hashOf(e));
    }

    private Entry<K, V> find(Object key) {
        int hash = hashFor(key);
        Entry<K, V> e = isListed ? head : table[bucket(hash)];
        while (e != null && !isKey(e, hash, key)) {
            e = e.next;
        }
        return e;
    }

    // The entry of a list that follows a given one when it is sorted by buckets; the first one after null.
    private Entry<K, V> listedAfter(Entry<K, V> e, boolean ascending) {
        if (isSorted && !ascending || head == null || head.next == null) {
            return e == null ? head : e.next;
        }
        Entry<K, V> best = e == null ? null : e.next;
        while (best != null && bucket(best) != bucket(e)) {
            best = best.next;
        }
        if (best != null) {
            return best;
        }
        for (Entry<K, V> other = head; other != null; other = other.next) {
            if ((e == null || comesBefore(e, other, ascending))
                    && (best == null || comesBefore(other, best, ascending))) {
                best = other;
            }
        }
        return best;
    }

    private boolean comesBefore(Entry<K, V> a, Entry<K, V> b, boolean ascending) {
        return ascending ? bucket(a) < bucket(b) : bucket(a) > bucket(b);
    }

    // Makes a table of a list.
    private void tabulate() {
        Entry<K, V> reversed = null;
        while (head != null) {
            Entry<K, V> next = head.next;
            head.hash = hashOf(head);
            head.next = reversed;
            reversed = head;
            head = next;
        }
        isListed = false;
        loadFactor = 0.75f;
        makeTable(DEFAULT_CAPACITY);
        while (reversed != null) {
            Entry<K, V> next = reversed.next;
            putFirst(reversed);
            reversed = next;
        }
    }

    private void putFirst(Entry<K, V> e) {
        int index = bucket(e.hash);
        e.next = table[index];
        table[index] = e;
    }

    private void rehash() {
        Entry<K, V>[] old = table;
        modCount++;
        makeTable((old.length << 1) + 1);
        for (int i = old.length - 1; i >= 0; i--) {
            Entry<K, V> e = old[i];
            while (e != null) {
                Entry<K, V> next = e.next;
                putFirst(e);
                e = next;
            }
        }
    }

    private void add(K key, V value) {
        if (isListed && count >= LONG_LIST) {
            tabulate();
        }
        Entry<K, V> added = new Entry<>(hashFor(key), key, value, null);
        if (isListed) {
            isSorted = head == null;
            added.next = head;
            head = added;
        } else {
            if (count >= threshold) {
                rehash();
            }
            putFirst(added);
        }
        count++;
        modCount++;
    }

    private void unlink(Entry<K, V> e) {
        Entry<K, V> first = isListed ? head : table[bucket(e.hash)];
        if (first != e) {
            while (first.next != e) {
                first = first.next;
            }
            first.next = e.next;
        } else if (isListed) {
            head = e.next;
        } else {
            table[bucket(e.hash)] = e.next;
        }
        count--;
        modCount++;
    }

    // The entry of the key, if any, is `e`; null removes it.
    private void store(Entry<K, V> e, K key, V value) {
        if (e == null) {
            if (value != null) {
                add(key, value);
            }
        } else if (value != null) {
            e.value = value;
        } else {
            unlink(e);
        }
    }

    private void checkUnchanged(int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    public int size() {
        return count;
    }

    public boolean isEmpty() {
        return count == 0;
    }

    public boolean contains(Object value) {
        if (value == null) {
            throw new NullPointerException();
        }
        for (int i = isListed ? 0 : table.length - 1; i >= 0; i--) {
            for (Entry<K, V> e = isListed ? head : table[i]; e != null; e = e.next) {
                if (e.value.equals(value)) {
                    return true;
                }
            }
        }
        return false;
    }

    public boolean containsValue(Object value) {
        return contains(value);
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V get(Object key) {
        Entry<K, V> e = find(key);
        return e == null ? null : e.value;
    }

    public V put(K key, V value) {
        if (value == null) {
            throw new NullPointerException();
        }
        Entry<K, V> e = find(key);
        if (e == null) {
            add(key, value);
            return null;
        }
        return e.setValue(value);
    }

    public V remove(Object key) {
        Entry<K, V> e = find(key);
        if (e == null) {
            return null;
        }
        V old = e.value;
        removeAndVoid(e);
        return old;
    }

    // An entry that somebody still holds loses its value, except when iterators or functions remove it.
    private void removeAndVoid(Entry<K, V> e) {
        unlink(e);
        e.value = null;
    }

    public void putAll(Map<? extends K, ? extends V> t) {
        for (Map.Entry<? extends K, ? extends V> e : t.entrySet()) {
            put(e.getKey(), e.getValue());
        }
    }

    public void clear() {
        modCount++;
        head = null;
        for (int i = 0; !isListed && i < table.length; i++) {
            table[i] = null;
        }
        count = 0;
    }

    public Object clone() {
        Hashtable<K, V> copy;
        try {
            copy = (Hashtable<K, V>) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
        copy.modCount = 0;
        copy.head = copyOf(head);
        if (!isListed) {
            copy.table = (Entry<K, V>[]) new Entry[table.length];
            for (int i = 0; i < table.length; i++) {
                copy.table[i] = copyOf(table[i]);
            }
        }
        return copy;
    }

    private static <K, V> Entry<K, V> copyOf(Entry<K, V> e) {
        Entry<K, V> first = null;
        Entry<K, V> last = null;
        for (; e != null; e = e.next) {
            Entry<K, V> made = new Entry<>(e.hash, e.key, e.value, null);
            if (last == null) {
                first = made;
            } else {
                last.next = made;
            }
            last = made;
        }
        return first;
    }

    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append('{');
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        boolean first = true;
        while (it.hasNext()) {
            Map.Entry<K, V> e = it.next();
            if (!first) {
                text.append(", ");
            }
            first = false;
            K key = e.getKey();
            V value = e.getValue();
            text.append(key == this ? "(this Map)" : key.toString());
            text.append('=');
            text.append(value == this ? "(this Map)" : value.toString());
        }
        return text.append('}').toString();
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Map) || ((Map<?, ?>) o).size() != count) {
            return false;
        }
        Map<?, ?> other = (Map<?, ?>) o;
        try {
            for (Map.Entry<K, V> e : entrySet()) {
                if (!e.getValue().equals(other.get(e.getKey()))) {
                    return false;
                }
            }
        } catch (ClassCastException | NullPointerException foreign) {
            return false;
        }
        return true;
    }

    public int hashCode() {
        int sum = 0;
        for (int i = 0; i < (isListed ? 1 : table.length); i++) {
            for (Entry<K, V> e = isListed ? head : table[i]; e != null; e = e.next) {
                sum += e.hashCode();
            }
        }
        return sum;
    }

    public V getOrDefault(Object key, V defaultValue) {
        V value = get(key);
        return value == null ? defaultValue : value;
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        forEachEntry(e -> action.accept(e.key, e.value));
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        forEachEntry(e -> e.value = Objects.requireNonNull(function.apply(e.key, e.value)));
    }

    private void forEachEntry(Consumer<Entry<K, V>> action) {
        int expectedModCount = modCount;
        if (isListed) {
            for (Entry<K, V> e = listedAfter(null, true); e != null; e = listedAfter(e, true)) {
                action.accept(e);
                checkUnchanged(expectedModCount);
            }
            return;
        }
        Entry<K, V>[] walked = table;
        for (int i = 0; i < walked.length; i++) {
            for (Entry<K, V> e = walked[i]; e != null; e = e.next) {
                action.accept(e);
                checkUnchanged(expectedModCount);
            }
        }
    }

    public V putIfAbsent(K key, V value) {
        Objects.requireNonNull(value);
        Entry<K, V> e = find(key);
        if (e == null) {
            add(key, value);
            return null;
        }
        return e.value;
    }

    public boolean remove(Object key, Object value) {
        Objects.requireNonNull(value);
        Entry<K, V> e = find(key);
        if (e == null || !e.value.equals(value)) {
            return false;
        }
        removeAndVoid(e);
        return true;
    }

    public boolean replace(K key, V oldValue, V newValue) {
        Objects.requireNonNull(oldValue);
        Objects.requireNonNull(newValue);
        Entry<K, V> e = find(key);
        if (e == null || !e.value.equals(oldValue)) {
            return false;
        }
        e.value = newValue;
        return true;
    }

    public V replace(K key, V value) {
        Objects.requireNonNull(value);
        Entry<K, V> e = find(key);
        return e == null ? null : e.setValue(value);
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        Entry<K, V> e = find(key);
        if (e != null) {
            return e.value;
        }
        int expectedModCount = modCount;
        V value = mappingFunction.apply(key);
        checkUnchanged(expectedModCount);
        store(null, key, value);
        return value;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Entry<K, V> e = find(key);
        if (e == null) {
            return null;
        }
        int expectedModCount = modCount;
        V value = remappingFunction.apply(key, e.value);
        checkUnchanged(expectedModCount);
        store(e, key, value);
        return value;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Entry<K, V> e = find(key);
        int expectedModCount = modCount;
        V value = remappingFunction.apply(key, e == null ? null : e.value);
        checkUnchanged(expectedModCount);
        store(e, key, value);
        return value;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Entry<K, V> e = find(key);
        V merged = value;
        if (e != null) {
            int expectedModCount = modCount;
            merged = remappingFunction.apply(e.value, value);
            checkUnchanged(expectedModCount);
        }
        store(e, key, merged);
        return merged;
    }

    public Enumeration<K> keys() {
        return count == 0 ? Collections.emptyEnumeration() : new Walk<K>(KEYS, false);
    }

    public Enumeration<V> elements() {
        return count == 0 ? Collections.emptyEnumeration() : new Walk<V>(VALUES, false);
    }

    public Set<K> keySet() {
        return new ForwardingSet<>(new KeySet());
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new ForwardingSet<>(new EntrySet());
    }

    public Collection<V> values() {
        return new ForwardingCollection<>(new Values());
    }

    private static final int KEYS = 0;
    private static final int VALUES = 1;
    private static final int ENTRIES = 2;

    private <T> Iterator<T> iterator(int part) {
        return count == 0 ? Collections.emptyIterator() : new Walk<T>(part, true);
    }

    // The same object serves as enumeration, which does not look for changes, and as iterator.
    private final class Walk<T> implements Enumeration<T>, Iterator<T> {
        private final Entry<K, V>[] walked = table;
        private final int part;
        private final boolean mayRemove;
        private final boolean walksList = isListed;
        private int index = isListed ? 0 : table.length;
        private Entry<K, V> next = isListed ? listedAfter(null, false) : null;
        private Entry<K, V> lastReturned;
        private int expectedModCount = modCount;

        Walk(int part, boolean mayRemove) {
            this.part = part;
            this.mayRemove = mayRemove;
        }

        public boolean hasMoreElements() {
            while (next == null && index > 0) {
                index--;
                next = walked[index];
            }
            return next != null;
        }

        public T nextElement() {
            if (!hasMoreElements()) {
                throw new NoSuchElementException("Hashtable Enumerator");
            }
            lastReturned = next;
            next = walksList && isListed ? listedAfter(next, false) : next.next;
            return (T) (part == KEYS ? lastReturned.key : part == VALUES ? lastReturned.value : lastReturned);
        }

        public boolean hasNext() {
            return hasMoreElements();
        }

        public T next() {
            checkUnchanged(expectedModCount);
            return nextElement();
        }

        public void remove() {
            if (!mayRemove) {
                throw new UnsupportedOperationException();
            }
            if (lastReturned == null) {
                throw new IllegalStateException("Hashtable Enumerator");
            }
            checkUnchanged(expectedModCount);
            unlink(lastReturned);
            expectedModCount = modCount;
            lastReturned = null;
        }

        public Iterator<T> asIterator() {
            return new EnumerationIterator<>(this);
        }
    }

    private final class KeySet extends AbstractSet<K> {
        public Iterator<K> iterator() {
            return Hashtable.this.iterator(KEYS);
        }

        public int size() {
            return count;
        }

        public boolean contains(Object o) {
            return containsKey(o);
        }

        public boolean remove(Object o) {
            return Hashtable.this.remove(o) != null;
        }

        public void clear() {
            Hashtable.this.clear();
        }
    }

    private final class Values extends AbstractCollection<V> {
        public Iterator<V> iterator() {
            return Hashtable.this.iterator(VALUES);
        }

        public int size() {
            return count;
        }

        public boolean contains(Object o) {
            return containsValue(o);
        }

        public void clear() {
            Hashtable.this.clear();
        }
    }

    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public Iterator<Map.Entry<K, V>> iterator() {
            return Hashtable.this.iterator(ENTRIES);
        }

        public int size() {
            return count;
        }

        public boolean contains(Object o) {
            return findEqual(o) != null;
        }

        public boolean remove(Object o) {
            Entry<K, V> e = findEqual(o);
            if (e == null) {
                return false;
            }
            removeAndVoid(e);
            return true;
        }

        private Entry<K, V> findEqual(Object o) {
            if (!(o instanceof Map.Entry)) {
                return null;
            }
            Entry<K, V> e = find(((Map.Entry<?, ?>) o).getKey());
            return e != null && e.equals(o) ? e : null;
        }

        public void clear() {
            Hashtable.this.clear();
        }
    }
}
