// The keys of a tree map or of a view of one. As a view of a map it cannot add, as a (view of a) set it can.
package java.util;

class TreeKeySet<E> extends AbstractSet<E> implements NavigableSet<E> {
    KeyedTree<E, Object> map;
    final boolean mayAdd;

    TreeKeySet(NavigableMap<E, Object> map, boolean mayAdd) {
        this.map = (KeyedTree<E, Object>) map;
        this.mayAdd = mayAdd;
    }

    public Iterator<E> iterator() {
        return map.keyIterator();
    }

    public Iterator<E> descendingIterator() {
        return map.descendingKeyIterator();
    }

    public NavigableSet<E> descendingSet() {
        return new TreeKeySet<>(map.descendingMap(), mayAdd);
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public boolean contains(Object o) {
        return map.containsKey(o);
    }

    public boolean add(E e) {
        if (!mayAdd) {
            throw new UnsupportedOperationException();
        }
        return map.addKey(e);
    }

    public boolean remove(Object o) {
        return map.removeKey(o);
    }

    public void clear() {
        map.clear();
    }

    public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
        return new TreeKeySet<>(map.subMap(fromElement, fromInclusive, toElement, toInclusive), mayAdd);
    }

    public NavigableSet<E> headSet(E toElement, boolean inclusive) {
        return new TreeKeySet<>(map.headMap(toElement, inclusive), mayAdd);
    }

    public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
        return new TreeKeySet<>(map.tailMap(fromElement, inclusive), mayAdd);
    }

    public SortedSet<E> subSet(E fromElement, E toElement) {
        return subSet(fromElement, true, toElement, false);
    }

    public SortedSet<E> headSet(E toElement) {
        return headSet(toElement, false);
    }

    public SortedSet<E> tailSet(E fromElement) {
        return tailSet(fromElement, true);
    }

    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    public E first() {
        return map.firstKey();
    }

    public E last() {
        return map.lastKey();
    }

    public E lower(E e) {
        return map.lowerKey(e);
    }

    public E floor(E e) {
        return map.floorKey(e);
    }

    public E ceiling(E e) {
        return map.ceilingKey(e);
    }

    public E higher(E e) {
        return map.higherKey(e);
    }

    public E pollFirst() {
        Map.Entry<E, ?> e = map.pollFirstEntry();
        return e == null ? null : e.getKey();
    }

    public E pollLast() {
        Map.Entry<E, ?> e = map.pollLastEntry();
        return e == null ? null : e.getKey();
    }
}
