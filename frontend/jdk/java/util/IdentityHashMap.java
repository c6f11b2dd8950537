// Model of java.util.IdentityHashMap: keys and values in the order of insertion, searched one by one. The JDK's order
// depends on addresses, so any will do. Views compare keys and values by identity too.
package java.util;

public class IdentityHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, java.io.Serializable, Cloneable {
    private K[] keys;
    private V[] values;
    private int size;
    private int modCount;

    //@ invariant repOK();

    private /*@ pure @*/ boolean repOK() {
        if (keys == null || values == null || keys == values || keys.length != values.length || size < 0
                || size > keys.length || keys.length < 4 || keys.length > 0xffffff) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            if (indexOf(keys[i], i) >= 0) {
                return false;
            }
        }
        return true;
    }

    public IdentityHashMap() {
        keys = (K[]) new Object[4];
        values = (V[]) new Object[4];
    }

    public IdentityHashMap(int expectedMaxSize) {
        this();
        if (expectedMaxSize < 0) {
            throw new IllegalArgumentException("expectedMaxSize is negative: " + expectedMaxSize);
        }
    }

    public IdentityHashMap(Map<? extends K, ? extends V> m) {
        this();
        putAll(m);
    }

    private int indexOf(Object key, int length) {
        for (int i = 0; i < length; i++) {
            if (keys[i] == key) {
                return i;
            }
        }
        return -1;
    }

    private void removeAt(int index) {
        modCount++;
        size--;
        System.arraycopy(keys, index + 1, keys, index, size - index);
        System.arraycopy(values, index + 1, values, index, size - index);
        keys[size] = null;
        values[size] = null;
    }

    public int size() {
        return size;
    }

    public V get(Object key) {
        int index = indexOf(key, size);
        return index < 0 ? null : (V) values[index];
    }

    public boolean containsKey(Object key) {
        return indexOf(key, size) >= 0;
    }

    public boolean containsValue(Object value) {
        for (int i = 0; i < size; i++) {
            if (values[i] == value) {
                return true;
            }
        }
        return false;
    }

    public V put(K key, V value) {
        int index = indexOf(key, size);
        if (index >= 0) {
            V old = (V) values[index];
            values[index] = value;
            return old;
        }
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, size * 2);
            values = Arrays.copyOf(values, size * 2);
        }
        modCount++;
        keys[size] = key;
        values[size] = value;
        size++;
        return null;
    }

    public V remove(Object key) {
        int index = indexOf(key, size);
        if (index < 0) {
            return null;
        }
        V old = (V) values[index];
        removeAt(index);
        return old;
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) {
            keys[i] = null;
            values[i] = null;
        }
        size = 0;
    }

    public Object clone() {
        return new IdentityHashMap<>(this);
    }

    public int hashCode() {
        int sum = 0;
        for (int i = 0; i < size; i++) {
            sum += ooxide.Native.identity(keys[i]) ^ ooxide.Native.identity(values[i]);
        }
        return sum;
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof IdentityHashMap)) {
            return o instanceof Map && entrySet().equals(((Map<?, ?>) o).entrySet());
        }
        IdentityHashMap<?, ?> other = (IdentityHashMap<?, ?>) o;
        if (other.size != size) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            int index = other.indexOf(keys[i], other.size);
            if (index < 0 || other.values[index] != values[i]) {
                return false;
            }
        }
        return true;
    }

    public Set<K> keySet() {
        return new KeySet();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    private final class KeySet extends AbstractSet<K> {
        public Iterator<K> iterator() {
            return new PairItr<K>(true);
        }

        public int size() {
            return size;
        }

        public boolean contains(Object o) {
            return containsKey(o);
        }

        public boolean remove(Object o) {
            int index = indexOf(o, size);
            if (index >= 0) {
                removeAt(index);
            }
            return index >= 0;
        }

        public void clear() {
            IdentityHashMap.this.clear();
        }

        public int hashCode() {
            int sum = 0;
            for (int i = 0; i < size; i++) {
                sum += ooxide.Native.identity(keys[i]);
            }
            return sum;
        }
    }

    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public Iterator<Map.Entry<K, V>> iterator() {
            return new PairItr<Map.Entry<K, V>>(false);
        }

        public int size() {
            return size;
        }

        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            int index = indexOf(((Map.Entry<?, ?>) o).getKey(), size);
            return index >= 0 && values[index] == ((Map.Entry<?, ?>) o).getValue();
        }

        public void clear() {
            IdentityHashMap.this.clear();
        }
    }

    private final class PairItr<T> implements Iterator<T> {
        private final boolean keysOnly;
        private int cursor;
        private boolean mayRemove;
        private int expectedModCount = modCount;

        PairItr(boolean keysOnly) {
            this.keysOnly = keysOnly;
        }

        public boolean hasNext() {
            return cursor < size;
        }

        public T next() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            if (cursor >= size) {
                throw new NoSuchElementException();
            }
            mayRemove = true;
            cursor++;
            return (T) (keysOnly ? keys[cursor - 1] : new Pair((K) keys[cursor - 1]));
        }

        public void remove() {
            if (!mayRemove) {
                throw new IllegalStateException();
            }
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            cursor--;
            removeAt(cursor);
            mayRemove = false;
            expectedModCount = modCount;
        }
    }

    private final class Pair implements Map.Entry<K, V> {
        private final K key;

        Pair(K key) {
            this.key = key;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return get(key);
        }

        public V setValue(V value) {
            return put(key, value);
        }

        public boolean equals(Object o) {
            return o instanceof Map.Entry && ((Map.Entry<?, ?>) o).getKey() == key
                    && ((Map.Entry<?, ?>) o).getValue() == getValue();
        }

        public int hashCode() {
            return ooxide.Native.identity(key) ^ ooxide.Native.identity(getValue());
        }

        public String toString() {
            return key + "=" + getValue();
        }
    }
}
