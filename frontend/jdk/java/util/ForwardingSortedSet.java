// A sorted set that passes every call on to another one: what Collections.synchronizedSortedSet returns.
package java.util;

@ooxide.Monitor
class ForwardingSortedSet<E> extends ForwardingSet<E> implements SortedSet<E> {
    final SortedSet<E> set;

    //@ invariant set != null && set == c;

    ForwardingSortedSet(SortedSet<E> set) {
        super(set);
        this.set = set;
    }

    // The same kind of wrapper for a view.
    SortedSet<E> wrap(SortedSet<E> view) {
        return new ForwardingSortedSet<>(view);
    }

    public Comparator<? super E> comparator() {
        return set.comparator();
    }

    public E first() {
        return set.first();
    }

    public E last() {
        return set.last();
    }

    public SortedSet<E> subSet(E fromElement, E toElement) {
        return wrap(set.subSet(fromElement, toElement));
    }

    public SortedSet<E> headSet(E toElement) {
        return wrap(set.headSet(toElement));
    }

    public SortedSet<E> tailSet(E fromElement) {
        return wrap(set.tailSet(fromElement));
    }
}
