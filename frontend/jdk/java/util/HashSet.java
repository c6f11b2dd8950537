// Model of java.util.HashSet: the keys of a hash map, all mapped to null.
package java.util;

@ForTests("made; usual 3") public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, java.io.Serializable {
    private HashMap<E, Object> map;

    //@ invariant repOK();

    // What the keys are mapped to nobody can see.
    private /*@ pure @*/ boolean repOK() {
        return map != null && map.getClass() == mapClass();
    }

    /*@ pure @*/ Class<?> mapClass() {
        return HashMap.class;
    }

    public HashSet() {
        map = new HashMap<>();
    }

    public HashSet(Collection<? extends E> c) {
        map = new HashMap<>(Math.max((int) (c.size() / .75f) + 1, 16));
        addAll(c);
    }

    public HashSet(int initialCapacity, float loadFactor) {
        map = new HashMap<>(initialCapacity, loadFactor);
    }

    public HashSet(int initialCapacity) {
        map = new HashMap<>(initialCapacity);
    }

    // For LinkedHashSet.
    HashSet(HashMap<E, Object> map) {
        this.map = map;
    }

    public Iterator<E> iterator() {
        return map.keySet().iterator();
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
        return map.addKey(e);
    }

    public boolean remove(Object o) {
        return map.removeNode(o, false, null) != null;
    }

    public void clear() {
        map.clear();
    }

    public Object clone() {
        try {
            HashSet<E> copy = (HashSet<E>) super.clone();
            copy.map = (HashMap<E, Object>) map.clone();
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }
}
