// Model of java.util.LinkedHashMap: a hash map whose nodes also form a list in insertion or access order.
package java.util;

import java.util.function.BiFunction;
import java.util.function.Consumer;

@ForTests("made") public class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
    private final boolean accessOrder;

    // The list of one with a table holds exactly the nodes of the table; asked by tests/jdk-util only, as no input has
    // a table. Counting down from size ends the walk on a cycle.
    private boolean listOK() {
        if (isListed) {
            return true;
        }
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

    private boolean inTable(Node<K, V> wanted) {
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
        putEntries(m, false);
    }

    public LinkedHashMap(int initialCapacity, float loadFactor, boolean accessOrder) {
        super(initialCapacity, loadFactor);
        this.accessOrder = accessOrder;
    }

    boolean keepsOrder() {
        return true;
    }

    void accessed(Node<K, V> node) {
        if (accessOrder && tail != node) {
            unlinkFromList(node);
            link(node);
            modCount++;
        }
    }

    void inserted(boolean mayEvict) {
        Node<K, V> eldest = head;
        if (mayEvict && eldest != null && removeEldestEntry(eldest)) {
            removeNode(eldest.key, false, null);
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
