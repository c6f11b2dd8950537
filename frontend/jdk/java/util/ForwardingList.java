// A list that passes every call on to another one: what Collections.synchronizedList returns.
package java.util;

import java.util.function.UnaryOperator;

@ooxide.Monitor
class ForwardingList<E> extends ForwardingCollection<E> implements List<E> {
    final List<E> list;

    //@ invariant list != null && list == c;

    ForwardingList(List<? extends E> list) {
        super(list);
        this.list = (List<E>) list;
    }

    static <E> List<E> forward(List<E> list) {
        return list instanceof RandomAccess ? new ForwardingRandomAccessList<>(list) : new ForwardingList<>(list);
    }

    public E get(int index) {
        return list.get(index);
    }

    public E set(int index, E element) {
        return list.set(index, element);
    }

    public void add(int index, E element) {
        list.add(index, element);
    }

    public E remove(int index) {
        return list.remove(index);
    }

    public int indexOf(Object o) {
        return list.indexOf(o);
    }

    public int lastIndexOf(Object o) {
        return list.lastIndexOf(o);
    }

    public boolean addAll(int index, Collection<? extends E> coll) {
        return list.addAll(index, coll);
    }

    public ListIterator<E> listIterator() {
        return list.listIterator();
    }

    public ListIterator<E> listIterator(int index) {
        return list.listIterator(index);
    }

    public void replaceAll(UnaryOperator<E> operator) {
        list.replaceAll(operator);
    }

    public void sort(Comparator<? super E> comparator) {
        list.sort(comparator);
    }

    public List<E> subList(int fromIndex, int toIndex) {
        return forward(list.subList(fromIndex, toIndex));
    }

    public boolean equals(Object o) {
        return o == this || list.equals(o);
    }

    public int hashCode() {
        return list.hashCode();
    }
}
