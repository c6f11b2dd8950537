// The keys of a tree map or of a view of one.
package java.util;

class TreeKeySet<E> extends AbstractSet<E> implements NavigableSet<E> {
    KeyedTree<E, Object> map;

    TreeKeySet(NavigableMap<E, Object> map) {
        this.map = (KeyedTree<E, Object>) map;
    }

    // The same kind of set for a view of the map.
    NavigableSet<E> view(NavigableMap<E, Object> viewed) {
        return new TreeKeySet<>(viewed);
    }

    public Iterator<E> iterator() {
        return map.keyIterator();
    }

    public Iterator<E> descendingIterator() {
        return map.descendingKeyIterator();
    }

    public NavigableSet<E> descendingSet() {
        return view(map.descendingMap());
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

    public boolean remove(Object o) {
        return map.removeKey(o);
    }

    public void clear() {
        map.clear();
    }

    public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
        return view(map.subMap(fromElement, fromInclusive, toElement, toInclusive));
    }

    public NavigableSet<E> headSet(E toElement, boolean inclusive) {
        return view(map.headMap(toElement, inclusive));
    }

    public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
        return view(map.tailMap(fromElement, inclusive));
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
