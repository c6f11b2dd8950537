// Model of java.util.HashMap: what is done with the entries. HashedEntries keeps them.
package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

@ForTests("made; usual 2") public class HashMap<K, V> extends HashedEntries<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    public HashMap(int initialCapacity, float loadFactor) {
        super(initialCapacity, loadFactor);
    }

    public HashMap(int initialCapacity) {
        super(initialCapacity, 0.75f);
    }

    public HashMap() {
    }

    public HashMap(Map<? extends K, ? extends V> m) {
        putEntries(m, false);
    }

    // What LinkedHashMap adds.

    void accessed(Node<K, V> node) {
    }

    void inserted(boolean mayEvict) {
    }

    final void putEntries(Map<? extends K, ? extends V> m, boolean mayEvict) {
        makeRoomFor(m);
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            put(e.getKey(), e.getValue(), false, mayEvict);
        }
    }

    V put(K key, V value, boolean onlyIfAbsent, boolean mayEvict) {
        int hash = hashFor(key);
        Node<K, V> node = find(hash, key);
        if (node == null) {
            append(hash, key, value);
            inserted(mayEvict);
            return null;
        }
        V old = node.value;
        if (!onlyIfAbsent || old == null) {
            node.value = value;
        }
        accessed(node);
        return old;
    }

    Node<K, V> removeNode(Object key, boolean matchValue, Object value) {
        Node<K, V> node = find(key);
        if (node == null || (matchValue && !(node.value == value || (value != null && value.equals(node.value))))) {
            return null;
        }
        unlink(node);
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
        removeAll();
    }

    public boolean containsValue(Object value) {
        return hasValue(value);
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
        int hash = hashFor(key);
        Node<K, V> node = find(hash, key);
        if (node != null && node.value != null) {
            accessed(node);
            return node.value;
        }
        int expectedModCount = modCount;
        V value = mappingFunction.apply(key);
        checkUnchanged(expectedModCount);
        if (value != null) {
            store(hash, node, key, value);
        }
        return value;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (remappingFunction == null) {
            throw new NullPointerException();
        }
        int hash = hashFor(key);
        Node<K, V> node = find(hash, key);
        if (node == null || node.value == null) {
            return null;
        }
        int expectedModCount = modCount;
        V value = remappingFunction.apply(key, node.value);
        checkUnchanged(expectedModCount);
        store(hash, node, key, value);
        return value;
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (remappingFunction == null) {
            throw new NullPointerException();
        }
        makeRoom();
        int hash = hashFor(key);
        Node<K, V> node = find(hash, key);
        int expectedModCount = modCount;
        V value = remappingFunction.apply(key, node == null ? null : node.value);
        checkUnchanged(expectedModCount);
        store(hash, node, key, value);
        return value;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        if (value == null || remappingFunction == null) {
            throw new NullPointerException();
        }
        makeRoom();
        int hash = hashFor(key);
        Node<K, V> node = find(hash, key);
        V merged = value;
        if (node != null && node.value != null) {
            int expectedModCount = modCount;
            merged = remappingFunction.apply(node.value, value);
            checkUnchanged(expectedModCount);
        }
        store(hash, node, key, merged);
        return merged;
    }

    // The entry of the key, if any, is `node`; null removes it.
    private void store(int hash, Node<K, V> node, K key, V value) {
        if (node == null) {
            if (value != null) {
                prepend(hash, key, value);
                inserted(true);
            }
        } else if (value != null) {
            node.value = value;
            accessed(node);
        } else {
            unlink(node);
        }
    }

    private void checkUnchanged(int expectedModCount) {
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
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
            unlink(current);
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
