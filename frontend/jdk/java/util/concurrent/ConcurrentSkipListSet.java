// Model of java.util.concurrent.ConcurrentSkipListSet: the keys of a map.
package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.SortedSet;

public class ConcurrentSkipListSet<E> extends SkipListKeys<E, Object> implements Cloneable, java.io.Serializable {
    public ConcurrentSkipListSet() {
        super(new ConcurrentSkipListMap<>());
    }

    public ConcurrentSkipListSet(Comparator<? super E> comparator) {
        super(new ConcurrentSkipListMap<>(comparator));
    }

    public ConcurrentSkipListSet(Collection<? extends E> c) {
        super(new ConcurrentSkipListMap<>());
        addAll(c);
    }

    public ConcurrentSkipListSet(SortedSet<E> s) {
        super(new ConcurrentSkipListMap<>(s.comparator()));
        addAll(s);
    }

    public boolean add(E e) {
        return map.putIfAbsent(e, Boolean.TRUE) == null;
    }

    public ConcurrentSkipListSet<E> clone() {
        return new ConcurrentSkipListSet<>((SortedSet<E>) this);
    }
}
