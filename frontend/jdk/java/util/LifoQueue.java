// What Collections.asLifoQueue returns.
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;

final class LifoQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
    private final Deque<E> deque;

    //@ invariant deque != null;

    LifoQueue(Deque<E> deque) {
        this.deque = deque;
    }

    public boolean add(E e) {
        deque.addFirst(e);
        return true;
    }

    public boolean offer(E e) {
        return deque.offerFirst(e);
    }

    public E poll() {
        return deque.pollFirst();
    }

    public E remove() {
        return deque.removeFirst();
    }

    public E peek() {
        return deque.peekFirst();
    }

    public E element() {
        return deque.getFirst();
    }

    public void clear() {
        deque.clear();
    }

    public int size() {
        return deque.size();
    }

    public boolean contains(Object o) {
        return deque.contains(o);
    }

    public boolean remove(Object o) {
        return deque.remove(o);
    }

    public Iterator<E> iterator() {
        return deque.iterator();
    }

    public boolean removeIf(Predicate<? super E> filter) {
        return deque.removeIf(filter);
    }

    public boolean removeAll(Collection<?> c) {
        return deque.removeAll(c);
    }

    public boolean retainAll(Collection<?> c) {
        return deque.retainAll(c);
    }

    public void forEach(Consumer<? super E> action) {
        deque.forEach(action);
    }

    public String toString() {
        return deque.toString();
    }
}
