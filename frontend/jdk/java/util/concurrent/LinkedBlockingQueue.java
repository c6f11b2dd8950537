// Model of java.util.concurrent.LinkedBlockingQueue: a queue with a limit that may be out of reach.
package java.util.concurrent;

import java.util.Collection;

public class LinkedBlockingQueue<E> extends LimitedQueue<E> {
    public LinkedBlockingQueue() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        super(capacity);
    }

    public LinkedBlockingQueue(Collection<? extends E> c) {
        this(Integer.MAX_VALUE);
        for (E e : c) {
            add(e);
        }
    }
}
