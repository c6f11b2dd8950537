// The conditions of locks: those that wait stand in a line, and a signal goes to the first.
package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;
import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

final class LockCondition implements Condition {
    private final Holdable lock;
    private Waiter first;

    //@ invariant lock != null && first == null;

    private static final class Waiter {
        boolean isSignalled;
        boolean isInterrupted;
        Waiter next;
    }

    LockCondition(Holdable lock) {
        this.lock = lock;
    }

    // Standing in line and giving up the lock is one step.
    @Atomic private int standInLine(Waiter waiter) {
        int count = lock.giveUp();
        if (first == null) {
            first = waiter;
        } else {
            Waiter last = first;
            while (last.next != null) {
                last = last.next;
            }
            last.next = waiter;
        }
        return count;
    }

    @Atomic private static void awaitSignal(Waiter waiter) {
        Native.await(waiter.isSignalled);
    }

    public void awaitUninterruptibly() {
        Waiter waiter = new Waiter();
        int count = standInLine(waiter);
        awaitSignal(waiter);
        lock.takeAgain(count);
    }

    @Atomic private void awaitSignalOrInterrupt(Waiter waiter) {
        Native.await(waiter.isSignalled || Interruption.isPending());
        leaveLine(waiter);
    }

    public void await() throws InterruptedException {
        Interruption.check();
        Waiter waiter = new Waiter();
        int count = standInLine(waiter);
        awaitSignalOrInterrupt(waiter);
        lock.takeAgain(count);
        if (waiter.isInterrupted) {
            Interruption.check();
        }
    }

    // The time may be over at any moment; who was signalled before has been.
    @Atomic private boolean leaveLine(Waiter waiter) {
        if (waiter.isSignalled) {
            return true;
        }
        waiter.isInterrupted = Interruption.isPending();
        Waiter before = null;
        for (Waiter each = first; each != waiter; each = each.next) {
            before = each;
        }
        if (before == null) {
            first = waiter.next;
        } else {
            before.next = waiter.next;
        }
        return false;
    }

    public boolean await(long time, TimeUnit unit) throws InterruptedException {
        Interruption.check();
        Waiter waiter = new Waiter();
        int count = standInLine(waiter);
        boolean isSignalled = leaveLine(waiter);
        lock.takeAgain(count);
        if (waiter.isInterrupted) {
            Interruption.check();
        }
        return isSignalled;
    }

    public long awaitNanos(long nanosTimeout) throws InterruptedException {
        return await(nanosTimeout, TimeUnit.NANOSECONDS) ? 1L : 0L;
    }

    private void mustHold() {
        if (!lock.isHeldByCurrentThread()) {
            throw new IllegalMonitorStateException();
        }
    }

    @Atomic public void signal() {
        mustHold();
        wakeFirst();
    }

    private void wakeFirst() {
        if (first != null) {
            first.isSignalled = true;
            first = first.next;
        }
    }

    @Atomic public void signalAll() {
        mustHold();
        while (first != null) {
            wakeFirst();
        }
    }
}
