// Model of java.util.concurrent.locks.ReentrantLock for programs of one thread: a count of holds by that thread. A
// second thread would have to wait in lock(), which is not modelled.
package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

public class ReentrantLock implements Lock, java.io.Serializable {
    private int holds;
    private final boolean fair;

    // That somebody has entered it two thousand million times is left out of account.
    //@ invariant 0 <= holds && holds <= 0xffffff;

    public ReentrantLock() {
        fair = false;
    }

    public ReentrantLock(boolean fair) {
        this.fair = fair;
    }

    public void lock() {
        if (holds == Integer.MAX_VALUE) {
            throw new Error("Maximum lock count exceeded");
        }
        holds++;
    }

    public void lockInterruptibly() throws InterruptedException {
        lock();
    }

    public boolean tryLock() {
        lock();
        return true;
    }

    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
        lock();
        return true;
    }

    public void unlock() {
        if (holds == 0) {
            throw new IllegalMonitorStateException();
        }
        holds--;
    }

    public int getHoldCount() {
        return holds;
    }

    public boolean isHeldByCurrentThread() {
        return holds != 0;
    }

    public boolean isLocked() {
        return holds != 0;
    }

    public final boolean isFair() {
        return fair;
    }
}
