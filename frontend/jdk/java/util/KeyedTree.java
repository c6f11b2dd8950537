// What the sets of keys need of a tree map or a view of one beyond the public interface.
package java.util;

interface KeyedTree<K, V> extends NavigableMap<K, V> {
    // Adds the key with the value null; false when it is there.
    boolean addKey(K key);

    boolean removeKey(Object key);

    Iterator<K> keyIterator();

    Iterator<K> descendingKeyIterator();
}
