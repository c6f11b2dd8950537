// Model of java.util.concurrent.locks.ReentrantLock: who holds it, and how often. A thread that waits gets it in any order, fair or not.
package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;
import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

public class ReentrantLock implements Lock, Holdable, java.io.Serializable {
    private int holds;
    // The number of the thread that holds it, if one does.
    private int owner;
    private final boolean fair;

    // That somebody has entered it two thousand million times is left out of account. An input is held by nobody else than
    // the thread that began.
    //@ invariant 0 <= holds && holds <= 0xffffff && owner == 0;

    public ReentrantLock() {
        fair = false;
    }

    public ReentrantLock(boolean fair) {
        this.fair = fair;
    }

    @Atomic public void lock() {
        Native.await(owner == Native.threadNumber() || holds == 0);
        take(1);
    }

    private void take(int count) {
        if (holds == Integer.MAX_VALUE) {
            throw new Error("Maximum lock count exceeded");
        }
        owner = Native.threadNumber();
        holds += count;
    }

    @Atomic public void lockInterruptibly() throws InterruptedException {
        Native.await(owner == Native.threadNumber() || holds == 0 || Interruption.isPending());
        Interruption.check();
        take(1);
    }

    @Atomic public boolean tryLock() {
        if (owner != Native.threadNumber() && holds != 0) {
            return false;
        }
        take(1);
        return true;
    }

    // The time may be over at any moment.
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
        Interruption.check();
        return tryLock();
    }

    @Atomic public void unlock() {
        if (!isMine()) {
            throw new IllegalMonitorStateException();
        }
        holds--;
    }

    private boolean isMine() {
        if (owner != Native.threadNumber()) {
            return false;
        }
        return holds != 0;
    }

    // For conditions: gives it up, however often it is held, and says how often that was.
    @Atomic public int giveUp() {
        if (!isMine()) {
            throw new IllegalMonitorStateException();
        }
        int count = holds;
        holds = 0;
        return count;
    }

    @Atomic public void takeAgain(int count) {
        Native.await(holds == 0);
        take(count);
    }

    public Condition newCondition() {
        return new LockCondition(this);
    }

    @Atomic public int getHoldCount() {
        return owner == Native.threadNumber() ? holds : 0;
    }

    @Atomic public boolean isHeldByCurrentThread() {
        return isMine();
    }

    @Atomic public boolean isLocked() {
        return holds != 0;
    }

    public final boolean isFair() {
        return fair;
    }
}
