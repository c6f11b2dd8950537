// Model of java.util.LinkedHashMap: a hash map whose nodes also form a list in insertion or access order.
package java.util;

import java.util.function.BiFunction;
import java.util.function.Consumer;

@ForTests("made") public class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
    private Node<K, V> head;
    private Node<K, V> tail;
    private final boolean accessOrder;

    //@ invariant listOK();

    // The list holds exactly the nodes of the table. Counting down from size ends the walk on a cycle.
    private /*@ pure @*/ boolean listOK() {
        int left = size;
        Node<K, V> before = null;
        for (Node<K, V> node = head; node != null; node = node.after) {
            if (left <= 0 || node.before != before || !inTable(node)) {
                return false;
            }
            left--;
            before = node;
        }
        return left == 0 && tail == before;
    }

    private /*@ pure @*/ boolean inTable(Node<K, V> wanted) {
        if (table == null || table.length == 0) {
            return false;
        }
        Node<K, V> node = table[wanted.hash & (table.length - 1)];
        for (int left = size; left > 0 && node != null && node != wanted; left--) {
            node = node.next;
        }
        return node == wanted;
    }

    public LinkedHashMap(int initialCapacity, float loadFactor) {
        super(initialCapacity, loadFactor);
        accessOrder = false;
    }

    public LinkedHashMap(int initialCapacity) {
        super(initialCapacity);
        accessOrder = false;
    }

    public LinkedHashMap() {
        accessOrder = false;
    }

    public LinkedHashMap(Map<? extends K, ? extends V> m) {
        accessOrder = false;
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            put(e.getKey(), e.getValue(), false, false);
        }
    }

    public LinkedHashMap(int initialCapacity, float loadFactor, boolean accessOrder) {
        super(initialCapacity, loadFactor);
        this.accessOrder = accessOrder;
    }

    void linked(Node<K, V> node) {
        node.before = tail;
        if (tail == null) {
            head = node;
        } else {
            tail.after = node;
        }
        tail = node;
    }

    void unlinked(Node<K, V> node) {
        Node<K, V> before = node.before;
        Node<K, V> after = node.after;
        node.before = null;
        node.after = null;
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

    void accessed(Node<K, V> node) {
        if (accessOrder && tail != node) {
            unlinked(node);
            linked(node);
            modCount++;
        }
    }

    void inserted(boolean mayEvict) {
        if (mayEvict && head != null && removeEldestEntry(head)) {
            removeNode(head.key, false, null);
        }
    }

    Node<K, V> firstNode() {
        return head;
    }

    Node<K, V> nodeAfter(Node<K, V> node) {
        return node.after;
    }

    void forEachNode(Consumer<Node<K, V>> action) {
        for (Node<K, V> node = head; node != null; node = node.after) {
            action.accept(node);
        }
    }

    void reset() {
        super.reset();
        head = null;
        tail = null;
    }

    public boolean containsValue(Object value) {
        for (Node<K, V> node = head; node != null; node = node.after) {
            if (node.value == value || (value != null && value.equals(node.value))) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        accessed(node);
        return node.value;
    }

    public V getOrDefault(Object key, V defaultValue) {
        Node<K, V> node = find(key);
        if (node == null) {
            return defaultValue;
        }
        accessed(node);
        return node.value;
    }

    public void clear() {
        super.clear();
        head = null;
        tail = null;
    }

    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return false;
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        int expectedModCount = modCount;
        super.replaceAll(function);
        if (modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }
}
