// A list iterator that passes on everything but change.
package java.util;

final class UnmodifiableListIterator<E> extends UnmodifiableIterator<E> implements ListIterator<E> {
    private final ListIterator<E> it;

    UnmodifiableListIterator(ListIterator<E> it) {
        super(it);
        this.it = it;
    }

    public boolean hasPrevious() {
        return it.hasPrevious();
    }

    public E previous() {
        return it.previous();
    }

    public int nextIndex() {
        return it.nextIndex();
    }

    public int previousIndex() {
        return it.previousIndex();
    }

    public void set(E e) {
        throw new UnsupportedOperationException();
    }

    public void add(E e) {
        throw new UnsupportedOperationException();
    }
}
