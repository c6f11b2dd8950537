// Model of java.util.concurrent.CyclicBarrier: the last thread to come runs the action and lets the others go.
package java.util.concurrent;

import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

public class CyclicBarrier {
    private final int parties;
    private final Runnable action;
    private Generation generation = new Generation();
    // How many are still to come.
    private int missing;

    // Nobody waits at a barrier of the input.
    //@ invariant parties > 0 && missing == parties && generation != null && !generation.isTripped;

    private static final class Generation {
        boolean isTripped;
        boolean isBroken;
    }

    public CyclicBarrier(int parties) {
        this(parties, null);
    }

    public CyclicBarrier(int parties, Runnable barrierAction) {
        if (parties <= 0) {
            throw new IllegalArgumentException();
        }
        this.parties = parties;
        this.missing = parties;
        this.action = barrierAction;
    }

    public int getParties() {
        return parties;
    }

    // The number of those that come later, and in which generation.
    @Atomic private int arrive(Generation[] into) throws InterruptedException, BrokenBarrierException {
        // while the last one runs the action, nobody else comes
        Native.await(missing > 0);
        Generation mine = generation;
        if (mine.isBroken) {
            throw new BrokenBarrierException();
        }
        if (Interruption.isPending()) {
            breakIt(mine);
            Interruption.check();
        }
        into[0] = mine;
        missing--;
        return missing;
    }

    @Atomic private void trip(Generation mine) {
        mine.isTripped = true;
        next();
    }

    @Atomic private void breakIt(Generation mine) {
        if (!mine.isTripped) {
            mine.isBroken = true;
            if (mine == generation) {
                missing = parties;
            }
        }
    }

    private void next() {
        generation = new Generation();
        missing = parties;
    }

    // Who is interrupted before all have come breaks it for the others.
    @Atomic private boolean awaitOthers(Generation mine) throws InterruptedException {
        Native.await(mine.isTripped || mine.isBroken || Interruption.isPending());
        if (!mine.isTripped && !mine.isBroken) {
            breakIt(mine);
            Interruption.check();
        }
        return mine.isTripped;
    }

    public int await() throws InterruptedException, BrokenBarrierException {
        Generation[] mine = new Generation[1];
        int later = arrive(mine);
        if (later == 0) {
            boolean hasRun = false;
            try {
                if (action != null) {
                    action.run();
                }
                hasRun = true;
            } finally {
                if (!hasRun) {
                    breakIt(mine[0]);
                }
            }
            trip(mine[0]);
            return 0;
        }
        if (!awaitOthers(mine[0])) {
            throw new BrokenBarrierException();
        }
        return later;
    }

    @Atomic private static boolean isThrough(Generation mine) {
        return mine.isTripped;
    }

    // The time may be over at any moment: then nobody gets through.
    public int await(long timeout, TimeUnit unit)
            throws InterruptedException, BrokenBarrierException, TimeoutException {
        Generation[] mine = new Generation[1];
        int later = arrive(mine);
        if (later == 0) {
            if (action != null) {
                action.run();
            }
            trip(mine[0]);
            return 0;
        }
        if (isThrough(mine[0])) {
            return later;
        }
        breakIt(mine[0]);
        if (isThrough(mine[0])) {
            return later;
        }
        throw new TimeoutException();
    }

    @Atomic public boolean isBroken() {
        return generation.isBroken;
    }

    @Atomic public void reset() {
        if (missing < parties) {
            generation.isBroken = true;
        }
        next();
    }

    @Atomic public int getNumberWaiting() {
        return parties - missing;
    }
}
