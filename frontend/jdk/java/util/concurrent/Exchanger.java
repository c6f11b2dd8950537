// Model of java.util.concurrent.Exchanger: who comes second gives and takes, and lets the first one go.
package java.util.concurrent;

import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

public class Exchanger<V> {
    private Offer<V> offered;

    //@ invariant offered == null;

    private static final class Offer<V> {
        final V given;
        V taken;
        boolean isTaken;

        Offer(V given) {
            this.given = given;
        }
    }

    public Exchanger() {
    }

    // The offer of whoever came first, or null.
    @Atomic private Offer<V> meet(Offer<V> mine) throws InterruptedException {
        Interruption.check();
        Offer<V> first = offered;
        if (first == null) {
            offered = mine;
            return null;
        }
        first.taken = mine.given;
        first.isTaken = true;
        offered = null;
        return first;
    }

    @Atomic private V awaitOther(Offer<V> mine) throws InterruptedException {
        Native.await(mine.isTaken || Interruption.isPending());
        if (!mine.isTaken) {
            offered = null;
            Interruption.check();
        }
        return mine.taken;
    }

    public V exchange(V x) throws InterruptedException {
        Offer<V> mine = new Offer<>(x);
        Offer<V> first = meet(mine);
        return first != null ? first.given : awaitOther(mine);
    }

    // The time may be over at any moment.
    @Atomic private boolean takeBack(Offer<V> mine) throws InterruptedException {
        if (mine.isTaken) {
            return false;
        }
        offered = null;
        Interruption.check();
        return true;
    }

    public V exchange(V x, long timeout, TimeUnit unit) throws InterruptedException, TimeoutException {
        Offer<V> mine = new Offer<>(x);
        Offer<V> first = meet(mine);
        if (first != null) {
            return first.given;
        }
        if (takeBack(mine)) {
            throw new TimeoutException();
        }
        return mine.taken;
    }
}
