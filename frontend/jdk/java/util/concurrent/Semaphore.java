// Model of java.util.concurrent.Semaphore: a number of permits. A thread that waits gets them in any order, fair or not.
package java.util.concurrent;

import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

public class Semaphore implements java.io.Serializable {
    private int permits;
    private final boolean fair;

    public Semaphore(int permits) {
        this(permits, false);
    }

    public Semaphore(int permits, boolean fair) {
        this.permits = permits;
        this.fair = fair;
    }

    private static void check(int permits) {
        if (permits < 0) {
            throw new IllegalArgumentException();
        }
    }

    @Atomic private void take(int wanted) {
        Native.await(permits >= wanted);
        permits -= wanted;
    }

    @Atomic private void takeUnlessInterrupted(int wanted) throws InterruptedException {
        Native.await(permits >= wanted || Interruption.isPending());
        Interruption.check();
        permits -= wanted;
    }

    public void acquire() throws InterruptedException {
        takeUnlessInterrupted(1);
    }

    public void acquireUninterruptibly() {
        take(1);
    }

    public void acquire(int permits) throws InterruptedException {
        check(permits);
        takeUnlessInterrupted(permits);
    }

    public void acquireUninterruptibly(int permits) {
        check(permits);
        take(permits);
    }

    public boolean tryAcquire() {
        return tryAcquire(1);
    }

    // The time may be over at any moment.
    public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
        Interruption.check();
        return tryAcquire(1);
    }

    public boolean tryAcquire(int permits, long timeout, TimeUnit unit) throws InterruptedException {
        check(permits);
        Interruption.check();
        return tryAcquire(permits);
    }

    @Atomic public boolean tryAcquire(int permits) {
        check(permits);
        if (this.permits < permits) {
            return false;
        }
        this.permits -= permits;
        return true;
    }

    public void release() {
        release(1);
    }

    @Atomic public void release(int permits) {
        check(permits);
        int more = this.permits + permits;
        if (more < this.permits) {
            throw new Error("Maximum permit count exceeded");
        }
        this.permits = more;
    }

    @Atomic public int availablePermits() {
        return permits;
    }

    @Atomic public int drainPermits() {
        int drained = permits;
        permits = 0;
        return drained;
    }

    @Atomic protected void reducePermits(int reduction) {
        check(reduction);
        permits -= reduction;
    }

    public boolean isFair() {
        return fair;
    }

    public String toString() {
        return super.toString() + "[Permits = " + availablePermits() + "]";
    }
}
