// A collection that passes every call on to another one: what Collections.synchronizedCollection returns (no lock is
// taken), and the base of the unmodifiable wrappers.
package java.util;

import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;

@ooxide.Monitor
class ForwardingCollection<E> implements Collection<E>, java.io.Serializable {
    final Collection<E> c;

    //@ invariant c != null;

    ForwardingCollection(Collection<? extends E> c) {
        this.c = (Collection<E>) Objects.requireNonNull(c);
    }

    public int size() {
        return c.size();
    }

    public boolean isEmpty() {
        return c.isEmpty();
    }

    public boolean contains(Object o) {
        return c.contains(o);
    }

    public Iterator<E> iterator() {
        return c.iterator();
    }

    public Object[] toArray() {
        return c.toArray();
    }

    public <T> T[] toArray(T[] a) {
        return c.toArray(a);
    }

    public <T> T[] toArray(IntFunction<T[]> generator) {
        return c.toArray(generator);
    }

    public boolean add(E e) {
        return c.add(e);
    }

    public boolean remove(Object o) {
        return c.remove(o);
    }

    public boolean containsAll(Collection<?> coll) {
        return c.containsAll(coll);
    }

    public boolean addAll(Collection<? extends E> coll) {
        return c.addAll(coll);
    }

    public boolean removeAll(Collection<?> coll) {
        return c.removeAll(coll);
    }

    public boolean retainAll(Collection<?> coll) {
        return c.retainAll(coll);
    }

    public boolean removeIf(Predicate<? super E> filter) {
        return c.removeIf(filter);
    }

    public void clear() {
        c.clear();
    }

    public void forEach(Consumer<? super E> action) {
        c.forEach(action);
    }

    public Stream<E> stream() {
        return c.stream();
    }

    public Stream<E> parallelStream() {
        return c.parallelStream();
    }

    public String toString() {
        return c.toString();
    }
}
