// What Collections.newSetFromMap returns.
package java.util;

final class SetFromMap<E> extends AbstractSet<E> implements java.io.Serializable {
    private final Map<E, Boolean> map;

    //@ invariant map != null;

    SetFromMap(Map<E, Boolean> map) {
        this.map = map;
    }

    public void clear() {
        map.clear();
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
        return map.remove(o) != null;
    }

    public boolean add(E e) {
        return map.put(e, Boolean.TRUE) == null;
    }

    public Iterator<E> iterator() {
        return map.keySet().iterator();
    }
}
