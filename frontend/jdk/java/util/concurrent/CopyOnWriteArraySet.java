// Model of java.util.concurrent.CopyOnWriteArraySet.
package java.util.concurrent;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class CopyOnWriteArraySet<E> extends AbstractSet<E> implements java.io.Serializable {
    private final CopyOnWriteArrayList<E> elements = new CopyOnWriteArrayList<>();

    //@ invariant elements != null;
    //@ invariant ooxide.Native.late() && repOK();

    private /*@ pure @*/ boolean repOK() {
        for (int i = 0; i < elements.size(); i++) {
            ooxide.Native.settle(elements.get(i));
            if (elements.indexOf(elements.get(i)) != i) {
                return false;
            }
        }
        return true;
    }

    public CopyOnWriteArraySet() {
    }

    public CopyOnWriteArraySet(Collection<? extends E> c) {
        elements.addAllAbsent(c);
    }

    public int size() {
        return elements.size();
    }

    public boolean contains(Object o) {
        return elements.contains(o);
    }

    public Object[] toArray() {
        return elements.toArray();
    }

    public void clear() {
        elements.clear();
    }

    public boolean remove(Object o) {
        return elements.remove(o);
    }

    public boolean add(E e) {
        return elements.addIfAbsent(e);
    }

    public boolean addAll(Collection<? extends E> c) {
        return elements.addAllAbsent(c) > 0;
    }

    public boolean removeAll(Collection<?> c) {
        return elements.removeAll(c);
    }

    public boolean retainAll(Collection<?> c) {
        return elements.retainAll(c);
    }

    public boolean removeIf(Predicate<? super E> filter) {
        return elements.removeIf(filter);
    }

    public void forEach(Consumer<? super E> action) {
        elements.forEach(action);
    }

    public Iterator<E> iterator() {
        return elements.iterator();
    }
}
