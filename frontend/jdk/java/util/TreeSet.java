// Model of java.util.TreeSet: the keys of a tree map of its own, all mapped to null.
package java.util;

public class TreeSet<E> extends TreeKeySet<E> implements NavigableSet<E>, Cloneable, java.io.Serializable {
    //@ invariant repOK();

    private /*@ pure @*/ boolean repOK() {
        return mayAdd && map != null && map.getClass() == TreeMap.class
                && ((TreeMap<E, Object>) map).allValuesNull();
    }

    public TreeSet() {
        super(new TreeMap<>(), true);
    }

    public TreeSet(Comparator<? super E> comparator) {
        super(new TreeMap<>(comparator), true);
    }

    public TreeSet(Collection<? extends E> c) {
        super(new TreeMap<>(), true);
        addAll(c);
    }

    public TreeSet(SortedSet<E> s) {
        super(new TreeMap<>(s.comparator()), true);
        addAll(s);
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
