// What Collections.asLifoQueue returns.
package java.util;

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

    public String toString() {
        return deque.toString();
    }
}
