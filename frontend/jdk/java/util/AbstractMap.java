// Model of java.util.AbstractMap: everything that follows from entrySet(). The views are made anew at each call.
package java.util;

public abstract class AbstractMap<K, V> implements Map<K, V> {
    protected AbstractMap() {
    }

    public int size() {
        return entrySet().size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean containsValue(Object value) {
        for (Map.Entry<K, V> e : entrySet()) {
            if (value == null ? e.getValue() == null : value.equals(e.getValue())) {
                return true;
            }
        }
        return false;
    }

    public boolean containsKey(Object key) {
        for (Map.Entry<K, V> e : entrySet()) {
            if (key == null ? e.getKey() == null : key.equals(e.getKey())) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        for (Map.Entry<K, V> e : entrySet()) {
            if (key == null ? e.getKey() == null : key.equals(e.getKey())) {
                return e.getValue();
            }
        }
        return null;
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<K, V> e = it.next();
            if (key == null ? e.getKey() == null : key.equals(e.getKey())) {
                V old = e.getValue();
                it.remove();
                return old;
            }
        }
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            put(e.getKey(), e.getValue());
        }
    }

    public void clear() {
        entrySet().clear();
    }

    public Set<K> keySet() {
        return new KeyView();
    }

    public Collection<V> values() {
        return new ValueView();
    }

    public abstract Set<Map.Entry<K, V>> entrySet();

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Map)) {
            return false;
        }
        Map<?, ?> m = (Map<?, ?>) o;
        if (m.size() != size()) {
            return false;
        }
        try {
            for (Map.Entry<K, V> e : entrySet()) {
                K key = e.getKey();
                V value = e.getValue();
                if (value == null) {
                    if (!(m.get(key) == null && m.containsKey(key))) {
                        return false;
                    }
                } else if (!value.equals(m.get(key))) {
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
        for (Map.Entry<K, V> e : entrySet()) {
            sum += e.hashCode();
        }
        return sum;
    }

    public String toString() {
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        if (!it.hasNext()) {
            return "{}";
        }
        StringBuilder text = new StringBuilder();
        text.append('{');
        while (true) {
            Map.Entry<K, V> e = it.next();
            appendOrThis(text, e.getKey());
            text.append('=');
            appendOrThis(text, e.getValue());
            if (!it.hasNext()) {
                return text.append('}').toString();
            }
            text.append(", ");
        }
    }

    private void appendOrThis(StringBuilder text, Object o) {
        if (o == this) {
            text.append("(this Map)");
        } else {
            text.append(o);
        }
    }

    protected Object clone() throws CloneNotSupportedException {
        return super.clone();
    }

    private class KeyView extends AbstractSet<K> {
        public Iterator<K> iterator() {
            Iterator<Map.Entry<K, V>> entries = entrySet().iterator();
            return new Iterator<K>() {
                public boolean hasNext() {
                    return entries.hasNext();
                }

                public K next() {
                    return entries.next().getKey();
                }

                public void remove() {
                    entries.remove();
                }
            };
        }

        public int size() {
            return AbstractMap.this.size();
        }

        public boolean isEmpty() {
            return AbstractMap.this.isEmpty();
        }

        public void clear() {
            AbstractMap.this.clear();
        }

        public boolean contains(Object k) {
            return AbstractMap.this.containsKey(k);
        }
    }

    private class ValueView extends AbstractCollection<V> {
        public Iterator<V> iterator() {
            Iterator<Map.Entry<K, V>> entries = entrySet().iterator();
            return new Iterator<V>() {
                public boolean hasNext() {
                    return entries.hasNext();
                }

                public V next() {
                    return entries.next().getValue();
                }

                public void remove() {
                    entries.remove();
                }
            };
        }

        public int size() {
            return AbstractMap.this.size();
        }

        public boolean isEmpty() {
            return AbstractMap.this.isEmpty();
        }

        public void clear() {
            AbstractMap.this.clear();
        }

        public boolean contains(Object v) {
            return AbstractMap.this.containsValue(v);
        }
    }

    public static class SimpleEntry<K, V> implements Entry<K, V>, java.io.Serializable {
        private final K key;
        private V value;

        public SimpleEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleEntry(Entry<? extends K, ? extends V> entry) {
            this.key = entry.getKey();
            this.value = entry.getValue();
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

    public static class SimpleImmutableEntry<K, V> implements Entry<K, V>, java.io.Serializable {
        private final K key;
        private final V value;

        public SimpleImmutableEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleImmutableEntry(Entry<? extends K, ? extends V> entry) {
            this.key = entry.getKey();
            this.value = entry.getValue();
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            throw new UnsupportedOperationException();
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
}
