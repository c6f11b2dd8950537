// Model of java.util.EnumMap: the set of its keys, and one cell for each constant. Iterators walk the cells and never fail.
package java.util;

public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements java.io.Serializable, Cloneable {
    private final RegularEnumSet<K> keys;
    // What the cell of an absent key holds means nothing.
    private final V[] values;
    private int size;

    //@ invariant repOK();

    private /*@ pure @*/ boolean repOK() {
        return keys != null && values != null && values.length == keys.range() && size == keys.size();
    }

    public EnumMap(Class<K> keyType) {
        keys = noKeys(keyType);
        values = (V[]) new Object[keys.range()];
    }

    public EnumMap(EnumMap<K, ? extends V> m) {
        keys = noKeysOf(m);
        values = new Object[keys.range()];
        putAll(m);
    }

    public EnumMap(Map<K, ? extends V> m) {
        keys = noKeysOf(m);
        values = new Object[keys.range()];
        putAll(m);
    }

    private static <K extends Enum<K>> RegularEnumSet<K> noKeys(Class<K> keyType) {
        return new RegularEnumSet<>(keyType, keyType.getEnumConstants());
    }

    private static <K extends Enum<K>> RegularEnumSet<K> noKeysOf(Map<K, ?> m) {
        if (m instanceof EnumMap) {
            RegularEnumSet<K> keys = ((EnumMap<K, ?>) m).keys;
            return new RegularEnumSet<>(keys.elementType(), keys.universe());
        }
        if (m.isEmpty()) {
            throw new IllegalArgumentException("Specified map is empty");
        }
        return noKeys(m.keySet().iterator().next().getDeclaringClass());
    }

    // The cell of a key that is there, or -1.
    private int find(Object key) {
        return keys.contains(key) ? ((Enum<?>) key).ordinal() : -1;
    }

    private boolean isPresent(int index) {
        return keys.has(index);
    }

    private void removeCell(int index) {
        if (keys.set(index, false)) {
            values[index] = null;
            size--;
        }
    }

    public int size() {
        return size;
    }

    public boolean containsValue(Object value) {
        for (int i = 0; i < values.length; i++) {
            if (isPresent(i) && Objects.equals(value, values[i])) {
                return true;
            }
        }
        return false;
    }

    public boolean containsKey(Object key) {
        return find(key) >= 0;
    }

    public V get(Object key) {
        int index = find(key);
        return index < 0 ? null : (V) values[index];
    }

    public V put(K key, V value) {
        keys.checkElement(key);
        int index = key.ordinal();
        V old = isPresent(index) ? (V) values[index] : null;
        values[index] = value;
        if (keys.set(index, true)) {
            size++;
        }
        return old;
    }

    public V remove(Object key) {
        int index = find(key);
        if (index < 0) {
            return null;
        }
        V old = (V) values[index];
        removeCell(index);
        return old;
    }

    public void clear() {
        keys.clear();
        for (int i = 0; i < values.length; i++) {
            values[i] = null;
        }
        size = 0;
    }

    public EnumMap<K, V> clone() {
        return new EnumMap<>(this);
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

    private abstract class CellItr {
        private int cursor;
        private int lastReturned = -1;

        public boolean hasNext() {
            while (cursor < values.length && !isPresent(cursor)) {
                cursor++;
            }
            return cursor != values.length;
        }

        final int nextCell() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            lastReturned = cursor;
            cursor++;
            return lastReturned;
        }

        public void remove() {
            if (lastReturned < 0) {
                throw new IllegalStateException();
            }
            removeCell(lastReturned);
            lastReturned = -1;
        }
    }

    private final class KeyItr extends CellItr implements Iterator<K> {
        private final K[] universe = keys.universe();

        public K next() {
            return universe[nextCell()];
        }
    }

    private final class ValueItr extends CellItr implements Iterator<V> {
        public V next() {
            return (V) values[nextCell()];
        }
    }

    private final class EntryItr extends CellItr implements Iterator<Map.Entry<K, V>> {
        private Cell last;

        public Map.Entry<K, V> next() {
            last = new Cell(nextCell());
            return last;
        }

        public void remove() {
            super.remove();
            last.index = -1;
        }
    }

    // An entry of the map, until its iterator removes it.
    private final class Cell implements Map.Entry<K, V> {
        private int index;

        Cell(int index) {
            this.index = index;
        }

        private int checked() {
            if (index < 0) {
                throw new IllegalStateException("Entry was removed");
            }
            return index;
        }

        public K getKey() {
            return keys.universe()[checked()];
        }

        public V getValue() {
            return (V) values[checked()];
        }

        // After a removal by other ways the JDK puts the value back, and does not count it.
        public V setValue(V value) {
            V old = (V) values[checked()];
            values[index] = value;
            keys.set(index, true);
            return old;
        }

        public boolean equals(Object o) {
            if (index < 0) {
                return o == this;
            }
            return o instanceof Map.Entry && ((Map.Entry<?, ?>) o).getKey() == getKey()
                    && Objects.equals(values[index], ((Map.Entry<?, ?>) o).getValue());
        }

        public int hashCode() {
            return index < 0 ? super.hashCode() : getKey().hashCode() ^ Objects.hashCode(values[index]);
        }

        public String toString() {
            return index < 0 ? super.toString() : getKey() + "=" + values[index];
        }
    }

    private final class KeySet extends AbstractSet<K> {
        public Iterator<K> iterator() {
            return new KeyItr();
        }

        public int size() {
            return size;
        }

        public boolean contains(Object o) {
            return containsKey(o);
        }

        public boolean remove(Object o) {
            int before = size;
            EnumMap.this.remove(o);
            return size != before;
        }

        public void clear() {
            EnumMap.this.clear();
        }
    }

    private final class Values extends AbstractCollection<V> {
        public Iterator<V> iterator() {
            return new ValueItr();
        }

        public int size() {
            return size;
        }

        public boolean contains(Object o) {
            return containsValue(o);
        }

        public void clear() {
            EnumMap.this.clear();
        }
    }

    private final class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryItr();
        }

        public int size() {
            return size;
        }

        public boolean contains(Object o) {
            return findEqual(o) >= 0;
        }

        public boolean remove(Object o) {
            int index = findEqual(o);
            if (index < 0) {
                return false;
            }
            removeCell(index);
            return true;
        }

        private int findEqual(Object o) {
            if (!(o instanceof Map.Entry)) {
                return -1;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            int index = find(e.getKey());
            return index >= 0 && Objects.equals(values[index], e.getValue()) ? index : -1;
        }

        public void clear() {
            EnumMap.this.clear();
        }
    }
}
