// Model of java.util.EnumMap: one cell for each constant. Iterators walk the cells and never fail.
package java.util;

public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements java.io.Serializable, Cloneable {
    private final Class<K> keyType;
    private K[] universe;
    private boolean[] present;
    private Object[] values;
    private int size;

    //@ invariant repOK();

    private /*@ pure @*/ boolean repOK() {
        if (keyType == null || universe == null || present == null || values == null
                || present.length != universe.length || values.length != universe.length) {
            return false;
        }
        int count = 0;
        for (int i = 0; i < present.length; i++) {
            if (universe[i] == null || universe[i].ordinal() != i || universe[i].getDeclaringClass() != keyType) {
                return false;
            }
            if (present[i]) {
                count++;
            } else if (values[i] != null) {
                return false;
            }
        }
        return count == size;
    }

    public EnumMap(Class<K> keyType) {
        this.keyType = keyType;
        makeCells();
    }

    public EnumMap(EnumMap<K, ? extends V> m) {
        this.keyType = m.keyType;
        makeCells();
        putAll(m);
    }

    public EnumMap(Map<K, ? extends V> m) {
        if (m instanceof EnumMap) {
            keyType = ((EnumMap<K, ? extends V>) m).keyType;
        } else {
            if (m.isEmpty()) {
                throw new IllegalArgumentException("Specified map is empty");
            }
            keyType = m.keySet().iterator().next().getDeclaringClass();
        }
        makeCells();
        putAll(m);
    }

    private void makeCells() {
        universe = keyType.getEnumConstants();
        present = new boolean[universe.length];
        values = new Object[universe.length];
    }

    private boolean isKey(Object key) {
        return key instanceof Enum && ((Enum<?>) key).getDeclaringClass() == keyType;
    }

    // The cell of a key that is there, or -1.
    private int find(Object key) {
        if (!isKey(key)) {
            return -1;
        }
        int index = ((Enum<?>) key).ordinal();
        return present[index] ? index : -1;
    }

    private void removeCell(int index) {
        if (present[index]) {
            present[index] = false;
            values[index] = null;
            size--;
        }
    }

    public int size() {
        return size;
    }

    public boolean containsValue(Object value) {
        for (int i = 0; i < values.length; i++) {
            if (present[i] && Objects.equals(value, values[i])) {
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
        if (key.getDeclaringClass() != keyType) {
            throw new ClassCastException(key.getClass() + " != " + keyType);
        }
        int index = key.ordinal();
        V old = (V) values[index];
        values[index] = value;
        if (!present[index]) {
            present[index] = true;
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
        for (int i = 0; i < values.length; i++) {
            present[i] = false;
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
            while (cursor < present.length && !present[cursor]) {
                cursor++;
            }
            return cursor != present.length;
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
            return universe[checked()];
        }

        public V getValue() {
            return (V) values[checked()];
        }

        // After a removal by other ways the JDK puts the value back, and does not count it.
        public V setValue(V value) {
            V old = (V) values[checked()];
            values[index] = value;
            present[index] = true;
            return old;
        }

        public boolean equals(Object o) {
            if (index < 0) {
                return o == this;
            }
            return o instanceof Map.Entry && ((Map.Entry<?, ?>) o).getKey() == universe[index]
                    && Objects.equals(values[index], ((Map.Entry<?, ?>) o).getValue());
        }

        public int hashCode() {
            return index < 0 ? super.hashCode() : universe[index].hashCode() ^ Objects.hashCode(values[index]);
        }

        public String toString() {
            return index < 0 ? super.toString() : universe[index] + "=" + values[index];
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
