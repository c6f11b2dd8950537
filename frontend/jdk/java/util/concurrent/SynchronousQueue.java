// Model of java.util.concurrent.SynchronousQueue: it holds nothing; who gives waits for one who takes. Which one of several is served is
// open. Where there is a limit to the time of waiting, the time may be over at any moment.
package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.Objects;
import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

public class SynchronousQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, java.io.Serializable {
    // How many wait for an element that nobody has given yet.
    private int wanting;
    // What was given and is not taken yet.
    private final ConcurrentLinkedQueue<E> given = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<Offer<E>> offers = new ConcurrentLinkedQueue<>();

    //@ invariant wanting == 0 && given != null && given.isEmpty() && offers != null && offers.isEmpty();

    private static final class Offer<E> {
        final E element;
        boolean isTaken;

        Offer(E element) {
            this.element = element;
        }
    }

    public SynchronousQueue() {
    }

    public SynchronousQueue(boolean fair) {
    }

    @Atomic private void begin(Offer<E> mine) throws InterruptedException {
        Interruption.check();
        offers.offer(mine);
    }

    @Atomic private void give(Offer<E> mine) throws InterruptedException {
        Native.await(mine.isTaken || wanting > 0 || Interruption.isPending());
        if (!mine.isTaken) {
            offers.remove(mine);
            if (wanting == 0) {
                Interruption.check();
            }
            hand(mine.element);
        }
    }

    private void hand(E e) {
        wanting--;
        given.offer(e);
    }

    public void put(E e) throws InterruptedException {
        Offer<E> mine = new Offer<>(Objects.requireNonNull(e));
        begin(mine);
        give(mine);
    }

    // Those who wait for elements are met by those who wait to give some first.
    @Atomic public boolean offer(E e) {
        Objects.requireNonNull(e);
        if (wanting <= offers.size()) {
            return false;
        }
        hand(e);
        return true;
    }

    @Atomic private boolean takeBack(Offer<E> mine) throws InterruptedException {
        if (!mine.isTaken) {
            offers.remove(mine);
            if (wanting == 0) {
                Interruption.check();
                return false;
            }
            hand(mine.element);
        }
        return true;
    }

    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        Offer<E> mine = new Offer<>(Objects.requireNonNull(e));
        begin(mine);
        return takeBack(mine);
    }

    @Atomic private void want() throws InterruptedException {
        Interruption.check();
        wanting++;
    }

    @Atomic private E receive() throws InterruptedException {
        Native.await(!given.isEmpty() || Interruption.isPending());
        if (given.isEmpty()) {
            wanting--;
            Interruption.check();
        }
        return given.poll();
    }

    public E take() throws InterruptedException {
        want();
        return receive();
    }

    @Atomic public E poll() {
        if (offers.size() <= wanting) {
            return null;
        }
        Offer<E> first = offers.poll();
        first.isTaken = true;
        return first.element;
    }

    // Who waits to give an element gives it to one whose time is not over.
    @Atomic private E giveUp() throws InterruptedException {
        if (!given.isEmpty()) {
            return given.poll();
        }
        wanting--;
        if (offers.size() > wanting) {
            return poll();
        }
        Interruption.check();
        return null;
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        want();
        return giveUp();
    }

    public E peek() {
        return null;
    }

    public int size() {
        return 0;
    }

    public boolean isEmpty() {
        return true;
    }

    public int remainingCapacity() {
        return 0;
    }

    public boolean contains(Object o) {
        return false;
    }

    public boolean remove(Object o) {
        return false;
    }

    public void clear() {
    }

    public Iterator<E> iterator() {
        return Collections.emptyIterator();
    }

    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    @Atomic public int drainTo(Collection<? super E> c, int maxElements) {
        Objects.requireNonNull(c);
        if (c == this) {
            throw new IllegalArgumentException();
        }
        int count = 0;
        while (count < maxElements && offers.size() > wanting) {
            c.add(poll());
            count++;
        }
        return count;
    }
}
