// An iterator that passes on everything but removal.
package java.util;

import java.util.function.Consumer;

class UnmodifiableIterator<E> implements Iterator<E> {
    private final Iterator<? extends E> it;

    UnmodifiableIterator(Iterator<? extends E> it) {
        this.it = it;
    }

    public boolean hasNext() {
        return it.hasNext();
    }

    public E next() {
        return it.next();
    }

    public void remove() {
        throw new UnsupportedOperationException();
    }

    public void forEachRemaining(Consumer<? super E> action) {
        it.forEachRemaining(action);
    }
}
