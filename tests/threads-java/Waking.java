// Who is woken, for how long one waits, and what is interrupted.
//! Waking.oneOfTwo => valid
//! Waking.oneIsLeft => deadlock
//! Waking.notifyBeforeWait => deadlock
//! Waking.manyTimes => valid
//! Waking.signalOne => valid
//! Waking.interruptedFirst => valid 1
//! Waking.interruptOther => valid
//! Waking.flag => valid
//! Waking.nestedMonitors => deadlock
//! Waking.reentrantWait => valid

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class Waking {
    private int permits;
    private boolean stopped;
    final ReentrantLock lock = new ReentrantLock();
    final Condition given = lock.newCondition();

    synchronized void take() {
        try {
            while (permits == 0) {
                wait();
            }
        } catch (InterruptedException e) {
            assert false;
        }
        permits--;
    }

    synchronized void give() {
        permits++;
        notify();
    }

    static void run(Runnable... all) throws InterruptedException {
        Thread[] threads = new Thread[all.length];
        for (int i = 0; i < all.length; i++) {
            threads[i] = new Thread(all[i]);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    static void oneOfTwo() throws InterruptedException {
        Waking w = new Waking();
        run(w::take, w::take, w::give, w::give);
        assert w.permits == 0;
    }

    static void oneIsLeft() throws InterruptedException {
        Waking w = new Waking();
        run(w::take, w::take, w::give);
    }

    synchronized void ring() {
        notifyAll();
    }

    synchronized void sleep() {
        try {
            wait();
        } catch (InterruptedException e) {
            assert false;
        }
    }

    static void notifyBeforeWait() throws InterruptedException {
        Waking w = new Waking();
        run(w::ring, w::sleep);
    }

    static void manyTimes() throws InterruptedException {
        Waking w = new Waking();
        run(() -> {
            w.take();
            w.take();
        }, () -> {
            w.give();
            w.give();
        });
        assert w.permits == 0;
    }

    void takeLocked() {
        lock.lock();
        try {
            while (permits == 0) {
                given.awaitUninterruptibly();
            }
            permits--;
        } finally {
            lock.unlock();
        }
    }

    void giveLocked() {
        lock.lock();
        try {
            permits++;
            given.signal();
        } finally {
            lock.unlock();
        }
    }

    static void signalOne() throws InterruptedException {
        Waking w = new Waking();
        run(w::takeLocked, w::takeLocked, () -> {
            w.giveLocked();
            w.giveLocked();
        });
        assert w.permits == 0;
    }

    // who is interrupted before does not begin to wait
    static void interruptedFirst() throws InterruptedException {
        boolean[] seen = new boolean[1];
        Thread a = new Thread(() -> {
            Thread.currentThread().interrupt();
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                seen[0] = !Thread.currentThread().isInterrupted();
            }
        });
        a.start();
        a.join();
        assert seen[0];
    }

    static void interruptOther() throws InterruptedException {
        Thread a = new Thread(() -> { });
        a.start();
        a.interrupt();
        a.join();
    }

    // a thread that asks whether it is to stop
    static void flag() throws InterruptedException {
        Waking w = new Waking();
        Thread a = new Thread(() -> {
            while (true) {
                synchronized (w) {
                    if (w.stopped) {
                        return;
                    }
                }
            }
        });
        a.start();
        synchronized (w) {
            w.stopped = true;
        }
        a.join();
    }

    // waiting gives up one monitor, not all
    static void nestedMonitors() throws InterruptedException {
        Object outer = new Object();
        Waking w = new Waking();
        run(() -> {
            synchronized (outer) {
                w.take();
            }
        }, () -> {
            synchronized (outer) {
                w.give();
            }
        });
    }

    static void reentrantWait() throws InterruptedException {
        Waking w = new Waking();
        run(() -> {
            synchronized (w) {
                w.take();
                assert Thread.holdsLock(w);
            }
        }, w::give);
        assert w.permits == 0;
    }
}
