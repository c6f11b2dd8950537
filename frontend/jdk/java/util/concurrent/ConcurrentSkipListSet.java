// Model of java.util.concurrent.ConcurrentSkipListSet: the keys of a map.
package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeMap;
import ooxide.Atomic;

public class ConcurrentSkipListSet<E> extends SkipListKeys<E, Object> implements Cloneable, java.io.Serializable {
    public ConcurrentSkipListSet() {
        super(new TreeMap<>());
    }

    public ConcurrentSkipListSet(Comparator<? super E> comparator) {
        super(new TreeMap<>(comparator));
    }

    public ConcurrentSkipListSet(Collection<? extends E> c) {
        super(new TreeMap<>());
        addAll(c);
    }

    public ConcurrentSkipListSet(SortedSet<E> s) {
        super(new TreeMap<>(s.comparator()));
        addAll(s);
    }

    @Atomic public boolean add(E e) {
        if (entries.containsKey(Objects.requireNonNull(e))) {
            return false;
        }
        entries.put(e, Boolean.TRUE);
        return true;
    }

    public ConcurrentSkipListSet<E> clone() {
        return new ConcurrentSkipListSet<>((SortedSet<E>) this);
    }
}
