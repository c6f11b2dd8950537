// Model of java.util.concurrent.ArrayBlockingQueue: a queue with a limit, fair or not.
package java.util.concurrent;

import java.util.Collection;

public class ArrayBlockingQueue<E> extends LimitedQueue<E> {
    public ArrayBlockingQueue(int capacity) {
        super(capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean fair) {
        super(capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean fair, Collection<? extends E> c) {
        super(capacity);
        if (c.size() > capacity) {
            throw new IllegalArgumentException();
        }
        for (E e : c) {
            add(e);
        }
    }
}
