// Model of java.util.concurrent.LinkedTransferQueue: a queue without a limit, in which one may also wait until an element is taken.
// Where there is a limit to the time of waiting, the time may be over at any moment.
package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

public class LinkedTransferQueue<E> extends AbstractQueue<E> implements TransferQueue<E>, java.io.Serializable {
    private final ConcurrentLinkedQueue<Item<E>> items = new ConcurrentLinkedQueue<>();
    // How many wait for an element.
    private int waiting;

    //@ invariant items != null && waiting == 0;

    private static final class Item<E> {
        final E element;
        boolean isTaken;

        //@ invariant element != null && !isTaken;

        Item(E element) {
            this.element = element;
        }
    }

    public LinkedTransferQueue() {
    }

    public LinkedTransferQueue(Collection<? extends E> c) {
        addAll(c);
    }

    @Atomic public boolean offer(E e) {
        return items.offer(new Item<>(Objects.requireNonNull(e)));
    }

    public boolean add(E e) {
        return offer(e);
    }

    public void put(E e) {
        offer(e);
    }

    public boolean offer(E e, long timeout, TimeUnit unit) {
        return offer(e);
    }

    // Is there one who waits for an element, and for none of those that are there?
    private boolean isAwaited() {
        return waiting > items.size();
    }

    @Atomic public boolean tryTransfer(E e) {
        Objects.requireNonNull(e);
        return isAwaited() && offer(e);
    }

    @Atomic private void insert(Item<E> mine) throws InterruptedException {
        Interruption.check();
        items.offer(mine);
    }

    @Atomic private void awaitTaken(Item<E> mine) throws InterruptedException {
        Native.await(mine.isTaken || Interruption.isPending());
        if (!mine.isTaken) {
            items.remove(mine);
            Interruption.check();
        }
    }

    public void transfer(E e) throws InterruptedException {
        Item<E> mine = new Item<>(Objects.requireNonNull(e));
        insert(mine);
        awaitTaken(mine);
    }

    // What somebody waits for already is not taken back.
    @Atomic private boolean takeBack(Item<E> mine) throws InterruptedException {
        if (mine.isTaken || items.size() <= waiting) {
            return true;
        }
        items.remove(mine);
        Interruption.check();
        return false;
    }

    public boolean tryTransfer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        Item<E> mine = new Item<>(Objects.requireNonNull(e));
        insert(mine);
        return takeBack(mine);
    }

    @Atomic private void want() throws InterruptedException {
        Interruption.check();
        waiting++;
    }

    @Atomic private E receive() throws InterruptedException {
        Native.await(!items.isEmpty() || Interruption.isPending());
        waiting--;
        if (items.isEmpty()) {
            Interruption.check();
        }
        return next();
    }

    private E next() {
        Item<E> first = items.poll();
        if (first == null) {
            return null;
        }
        first.isTaken = true;
        return first.element;
    }

    public E take() throws InterruptedException {
        want();
        return receive();
    }

    // What somebody waits for already is his.
    @Atomic public E poll() {
        return items.size() > waiting ? next() : null;
    }

    @Atomic private E giveUp() throws InterruptedException {
        waiting--;
        if (items.isEmpty()) {
            Interruption.check();
        }
        return next();
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        want();
        return giveUp();
    }

    @Atomic public E peek() {
        Item<E> first = items.peek();
        return first == null ? null : first.element;
    }

    @Atomic public int size() {
        return items.size();
    }

    @Atomic public boolean isEmpty() {
        return items.isEmpty();
    }

    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    @Atomic public boolean hasWaitingConsumer() {
        return isAwaited();
    }

    @Atomic public int getWaitingConsumerCount() {
        return isAwaited() ? waiting - items.size() : 0;
    }

    @Atomic public boolean remove(Object o) {
        if (o != null) {
            Iterator<Item<E>> each = items.iterator();
            while (each.hasNext()) {
                Item<E> item = each.next();
                if (o.equals(item.element)) {
                    each.remove();
                    item.isTaken = true;
                    return true;
                }
            }
        }
        return false;
    }

    @Atomic public boolean contains(Object o) {
        if (o != null) {
            for (Item<E> each : items) {
                if (o.equals(each.element)) {
                    return true;
                }
            }
        }
        return false;
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
        while (count < maxElements && items.size() > waiting) {
            c.add(next());
            count++;
        }
        return count;
    }

    public Iterator<E> iterator() {
        return new Elements();
    }

    private final class Elements implements Iterator<E> {
        private final Iterator<Item<E>> each = items.iterator();
        private Item<E> last;

        public boolean hasNext() {
            return each.hasNext();
        }

        public E next() {
            last = each.next();
            return last.element;
        }

        @Atomic public void remove() {
            each.remove();
            last.isTaken = true;
        }
    }
}
