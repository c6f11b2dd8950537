// Model of java.util.concurrent.CountDownLatch: a number that goes down to zero.
package java.util.concurrent;

import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

public class CountDownLatch {
    private int count;

    //@ invariant count >= 0;

    public CountDownLatch(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count < 0");
        }
        this.count = count;
    }

    @Atomic private void awaitZero() throws InterruptedException {
        Native.await(count == 0 || Interruption.isPending());
        Interruption.check();
    }

    public void await() throws InterruptedException {
        awaitZero();
    }

    // The time may be over at any moment.
    @Atomic public boolean await(long timeout, TimeUnit unit) throws InterruptedException {
        Interruption.check();
        return count == 0;
    }

    @Atomic public void countDown() {
        if (count > 0) {
            count--;
        }
    }

    @Atomic public long getCount() {
        return count;
    }

    public String toString() {
        return super.toString() + "[Count = " + getCount() + "]";
    }
}
