// A navigable set that passes every call on to another one: what Collections.synchronizedNavigableSet returns.
package java.util;

@ooxide.Monitor
class ForwardingNavigableSet<E> extends ForwardingSet<E> implements NavigableSet<E> {
    final NavigableSet<E> set;

    //@ invariant set != null && set == c;

    ForwardingNavigableSet(NavigableSet<E> set) {
        super(set);
        this.set = set;
    }

    // The same kind of wrapper for a view.
    NavigableSet<E> wrap(NavigableSet<E> view) {
        return new ForwardingNavigableSet<>(view);
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

    public E lower(E e) {
        return set.lower(e);
    }

    public E floor(E e) {
        return set.floor(e);
    }

    public E ceiling(E e) {
        return set.ceiling(e);
    }

    public E higher(E e) {
        return set.higher(e);
    }

    public E pollFirst() {
        return set.pollFirst();
    }

    public E pollLast() {
        return set.pollLast();
    }

    public Iterator<E> descendingIterator() {
        return set.descendingIterator();
    }

    public NavigableSet<E> descendingSet() {
        return wrap(set.descendingSet());
    }

    public NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
        return wrap(set.subSet(fromElement, fromInclusive, toElement, toInclusive));
    }

    public NavigableSet<E> headSet(E toElement, boolean inclusive) {
        return wrap(set.headSet(toElement, inclusive));
    }

    public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
        return wrap(set.tailSet(fromElement, inclusive));
    }

    public NavigableSet<E> subSet(E fromElement, E toElement) {
        return subSet(fromElement, true, toElement, false);
    }

    public NavigableSet<E> headSet(E toElement) {
        return headSet(toElement, false);
    }

    public NavigableSet<E> tailSet(E fromElement) {
        return tailSet(fromElement, true);
    }
}
