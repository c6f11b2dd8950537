// Model of java.util.TreeSet: the keys of a tree map of its own, all mapped to null, or of a view of one.
package java.util;

@ForTests("made") public class TreeSet<E> extends TreeKeySet<E> implements NavigableSet<E>, Cloneable, java.io.Serializable {
    //@ invariant repOK();

    // Describes input sets, which are whole trees: views of other sets are not made up. What the keys are mapped to nobody
    // can see.
    private /*@ pure @*/ boolean repOK() {
        return map != null && map.getClass() == TreeMap.class;
    }

    private TreeSet(KeyedTree<E, Object> map) {
        super(map);
    }

    NavigableSet<E> view(NavigableMap<E, Object> viewed) {
        return new TreeSet<>((KeyedTree<E, Object>) viewed);
    }

    public TreeSet() {
        super(new TreeMap<>());
    }

    public TreeSet(Comparator<? super E> comparator) {
        super(new TreeMap<>(comparator));
    }

    public TreeSet(Collection<? extends E> c) {
        super(new TreeMap<>());
        addAll(c);
    }

    public TreeSet(SortedSet<E> s) {
        super(new TreeMap<>(s.comparator()));
        addAll(s);
    }

    public boolean add(E e) {
        return map.addKey(e);
    }

    public boolean addAll(Collection<? extends E> c) {
        if (map instanceof TreeMap && map.size() == 0 && c.size() > 0 && c instanceof SortedSet
                && Objects.equals(map.comparator(), ((SortedSet<?>) c).comparator())) {
            ((TreeMap<E, Object>) map).addSortedKeys((SortedSet<? extends E>) c);
            return true;
        }
        return super.addAll(c);
    }

    public Object clone() {
        try {
            TreeSet<E> copy = (TreeSet<E>) super.clone();
            copy.map = new TreeMap<>(map);
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }
}
