// One thread hands a value to another, with wait and notify.
//! HandOver.inLoop => valid
//! HandOver.inIf => invalid +spurious-wake-ups
//! HandOver.always => deadlock
//! HandOver.forSomeTime => invalid
//! HandOver.forSomeTimeInLoop => valid
//! HandOver.withoutMonitor => valid 1
//! HandOver.notifyWithoutMonitor => valid 1
//! HandOver.noNotify => deadlock
//! HandOver.holdsLock => valid 1

public class HandOver {
    private int value;
    private boolean full;

    synchronized void put(int x) {
        value = x;
        full = true;
        notifyAll();
    }

    synchronized void putQuietly(int x) {
        value = x;
        full = true;
    }

    synchronized int take() throws InterruptedException {
        while (!full) {
            wait();
        }
        return value;
    }

    synchronized int takeOnce() throws InterruptedException {
        if (!full) {
            wait();
        }
        return value;
    }

    synchronized int takeLater() throws InterruptedException {
        wait();
        return value;
    }

    synchronized int takeSoon() throws InterruptedException {
        if (!full) {
            wait(100);
        }
        return value;
    }

    synchronized int takeSoonAgain() throws InterruptedException {
        while (!full) {
            wait(100);
        }
        return value;
    }

    static void inLoop() throws InterruptedException {
        HandOver place = new HandOver();
        new Thread(() -> place.put(7)).start();
        assert place.take() == 7;
    }

    // nobody promises that a thread which waits was notified
    static void inIf() throws InterruptedException {
        HandOver place = new HandOver();
        new Thread(() -> place.put(7)).start();
        assert place.takeOnce() == 7;
    }

    static void always() throws InterruptedException {
        HandOver place = new HandOver();
        new Thread(() -> place.put(7)).start();
        place.takeLater();
    }

    static void forSomeTime() throws InterruptedException {
        HandOver place = new HandOver();
        new Thread(() -> place.put(7)).start();
        assert place.takeSoon() == 7;
    }

    static void forSomeTimeInLoop() throws InterruptedException {
        HandOver place = new HandOver();
        new Thread(() -> place.putQuietly(7)).start();
        assert place.takeSoonAgain() == 7;
    }

    static void withoutMonitor() throws InterruptedException {
        boolean thrown = false;
        new Thread(() -> { }).start();
        try {
            new Object().wait();
        } catch (IllegalMonitorStateException e) {
            thrown = true;
        }
        assert thrown;
    }

    static void notifyWithoutMonitor() {
        boolean thrown = false;
        new Thread(() -> { }).start();
        try {
            new Object().notify();
        } catch (IllegalMonitorStateException e) {
            thrown = true;
        }
        assert thrown;
    }

    static void noNotify() throws InterruptedException {
        HandOver place = new HandOver();
        new Thread(() -> place.putQuietly(7)).start();
        place.take();
    }

    static void holdsLock() {
        Object lock = new Object();
        new Thread(() -> { }).start();
        assert !Thread.holdsLock(lock);
        synchronized (lock) {
            assert Thread.holdsLock(lock);
        }
        assert !Thread.holdsLock(lock);
    }
}
