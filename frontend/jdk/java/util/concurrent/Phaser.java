// Model of java.util.concurrent.Phaser, without parents.
package java.util.concurrent;

import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

public class Phaser {
    private int phase;
    private int parties;
    private int missing;
    private boolean isOver;

    //@ invariant phase >= 0 && !isOver && 0 <= missing && missing <= parties && parties <= 65535 && (parties == 0 || missing > 0);

    public Phaser() {
        this(0);
    }

    public Phaser(int parties) {
        if (parties < 0 || parties > 65535) {
            throw new IllegalArgumentException("Illegal number of parties");
        }
        this.parties = parties;
        missing = parties;
    }

    // While the last one runs `onAdvance`, nobody else comes: it runs inside.
    private void advance() {
        boolean ends = onAdvance(phase, parties);
        phase = phase + 1 & Integer.MAX_VALUE;
        missing = parties;
        isOver |= ends;
    }

    protected boolean onAdvance(int phase, int registeredParties) {
        return registeredParties == 0;
    }

    private int shown() {
        return isOver ? phase | Integer.MIN_VALUE : phase;
    }

    @Atomic public int register() {
        return add(1);
    }

    @Atomic public int bulkRegister(int parties) {
        if (parties < 0) {
            throw new IllegalArgumentException();
        }
        return parties == 0 ? shown() : add(parties);
    }

    private int add(int more) {
        if (isOver) {
            return shown();
        }
        if (parties + more > 65535) {
            throw new IllegalStateException();
        }
        parties += more;
        missing += more;
        return phase;
    }

    @Atomic public int arrive() {
        return come(false);
    }

    @Atomic public int arriveAndDeregister() {
        return come(true);
    }

    private int come(boolean leaves) {
        if (isOver) {
            return shown();
        }
        if (missing <= 0) {
            throw new IllegalStateException();
        }
        int mine = phase;
        missing--;
        if (leaves) {
            parties--;
        }
        if (missing == 0) {
            advance();
        }
        return mine;
    }

    public int arriveAndAwaitAdvance() {
        int mine = arrive();
        return mine < 0 ? mine : awaitAdvance(mine);
    }

    @Atomic private int awaitOther(int phase) {
        Native.await(isOver || this.phase != phase);
        return shown();
    }

    public int awaitAdvance(int phase) {
        return phase < 0 ? phase : awaitOther(phase);
    }

    @Atomic private int awaitOtherUnlessInterrupted(int phase) throws InterruptedException {
        Native.await(isOver || this.phase != phase || Interruption.isPending());
        if (!isOver && this.phase == phase) {
            Interruption.check();
        }
        return shown();
    }

    public int awaitAdvanceInterruptibly(int phase) throws InterruptedException {
        return phase < 0 ? phase : awaitOtherUnlessInterrupted(phase);
    }

    // The time may be over at any moment.
    public int awaitAdvanceInterruptibly(int phase, long timeout, TimeUnit unit)
            throws InterruptedException, TimeoutException {
        if (phase < 0) {
            return phase;
        }
        int now = getPhase();
        if (now == phase) {
            Interruption.check();
            throw new TimeoutException();
        }
        return now;
    }

    @Atomic public void forceTermination() {
        isOver = true;
    }

    @Atomic public final int getPhase() {
        return shown();
    }

    @Atomic public int getRegisteredParties() {
        return parties;
    }

    @Atomic public int getArrivedParties() {
        return parties - missing;
    }

    @Atomic public int getUnarrivedParties() {
        return missing;
    }

    public Phaser getParent() {
        return null;
    }

    public Phaser getRoot() {
        return this;
    }

    @Atomic public boolean isTerminated() {
        return isOver;
    }
}
