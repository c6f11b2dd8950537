// Locks of java.util.concurrent, with their conditions.
//! Locks.reentrant => valid 2
//! Locks.tryLock => invalid
//! Locks.tryLockAndLook => valid
//! Locks.notReleased => deadlock
//! Locks.releasedOnException => valid
//! Locks.notOwner => valid
//! Locks.crosswise => deadlock
//! Locks.condition => valid
//! Locks.conditionAlways => deadlock
//! Locks.conditionForSomeTime => invalid
//! Locks.readersAndWriter => valid
//! Locks.readersOnly => valid 1
//! Locks.writeInRead => deadlock
//! Locks.heldByOther => valid
//! Locks.conditionWithoutLock => valid 1
//! Locks.tryAgain --retries 1 => valid
//! Locks.tryAgainAndTell --retries 1 => invalid

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;

public class Locks {
    static int n;
    static boolean ready;
    static final ReentrantLock LOCK = new ReentrantLock();
    static final ReentrantLock OTHER = new ReentrantLock();
    static final Condition CHANGED = LOCK.newCondition();

    static void both(Runnable one, Runnable other) throws InterruptedException {
        Thread a = new Thread(one);
        Thread b = new Thread(other);
        a.start();
        b.start();
        a.join();
        b.join();
    }

    static void reentrant() throws InterruptedException {
        Runnable add = () -> {
            LOCK.lock();
            LOCK.lock();
            try {
                n++;
            } finally {
                LOCK.unlock();
                LOCK.unlock();
            }
        };
        both(add, add);
        assert n == 2 && !LOCK.isLocked();
    }

    static void add() {
        if (LOCK.tryLock()) {
            n++;
            LOCK.unlock();
        }
    }

    static void tryLock() throws InterruptedException {
        both(Locks::add, Locks::add);
        assert n == 2;
    }

    static void tryLockAndLook() throws InterruptedException {
        both(Locks::add, Locks::add);
        assert n == 1 || n == 2;
    }

    static void lockAndThrow() {
        try {
            LOCK.lock();
            if (n == 0) {
                throw new IllegalStateException();
            }
            LOCK.unlock();
        } catch (IllegalStateException e) {
            n = 1;
        }
    }

    static void notReleased() throws InterruptedException {
        both(Locks::lockAndThrow, Locks::lockAndThrow);
    }

    static void lockAndRelease() {
        LOCK.lock();
        try {
            n++;
            throw new IllegalStateException();
        } catch (IllegalStateException e) {
            n++;
        } finally {
            LOCK.unlock();
        }
    }

    static void releasedOnException() throws InterruptedException {
        both(Locks::lockAndRelease, Locks::lockAndRelease);
        assert n == 4;
    }

    static void notOwner() throws InterruptedException {
        LOCK.lock();
        Thread a = new Thread(() -> {
            try {
                LOCK.unlock();
            } catch (IllegalMonitorStateException e) {
                n = 1;
            }
        });
        a.start();
        a.join();
        LOCK.unlock();
        assert n == 1;
    }

    static void crosswise() throws InterruptedException {
        both(() -> {
            LOCK.lock();
            OTHER.lock();
            OTHER.unlock();
            LOCK.unlock();
        }, () -> {
            OTHER.lock();
            LOCK.lock();
            LOCK.unlock();
            OTHER.unlock();
        });
    }

    static void giveSign() {
        LOCK.lock();
        try {
            ready = true;
            n = 5;
            CHANGED.signalAll();
        } finally {
            LOCK.unlock();
        }
    }

    static void condition() throws InterruptedException {
        new Thread(Locks::giveSign).start();
        LOCK.lock();
        try {
            while (!ready) {
                CHANGED.await();
            }
            assert n == 5;
        } finally {
            LOCK.unlock();
        }
    }

    static void conditionAlways() throws InterruptedException {
        new Thread(Locks::giveSign).start();
        LOCK.lock();
        CHANGED.await();
        LOCK.unlock();
    }

    static void conditionForSomeTime() throws InterruptedException {
        new Thread(Locks::giveSign).start();
        LOCK.lock();
        if (!ready) {
            CHANGED.await(1, TimeUnit.SECONDS);
        }
        assert n == 5;
        LOCK.unlock();
    }

    static void readersAndWriter() throws InterruptedException {
        ReadWriteLock lock = new ReentrantReadWriteLock();
        int[] pair = new int[2];
        both(() -> {
            lock.writeLock().lock();
            pair[0]++;
            pair[1]++;
            lock.writeLock().unlock();
        }, () -> {
            lock.readLock().lock();
            assert pair[0] == pair[1];
            lock.readLock().unlock();
        });
    }

    static void readersOnly() throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.readLock().lock();
        assert lock.getReadLockCount() == 1;
        Thread a = new Thread(() -> n = 1);
        a.start();
        a.join();
        lock.readLock().unlock();
        assert n == 1;
    }

    static void writeInRead() {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.readLock().lock();
        lock.writeLock().lock();
    }

    static void heldByOther() throws InterruptedException {
        LOCK.lock();
        Thread a = new Thread(() -> {
            assert LOCK.isLocked() && !LOCK.isHeldByCurrentThread() && !LOCK.tryLock();
        });
        a.start();
        a.join();
        assert LOCK.isHeldByCurrentThread() && LOCK.getHoldCount() == 1;
        LOCK.unlock();
    }

    static void conditionWithoutLock() throws InterruptedException {
        new Thread(() -> { }).start();
        boolean thrown = false;
        try {
            CHANGED.signal();
        } catch (IllegalMonitorStateException e) {
            thrown = true;
        }
        assert thrown;
    }

    static volatile boolean failed;

    // takes its own lock, and gives it back where it cannot have the other one
    static void untilBoth(ReentrantLock mine, ReentrantLock other) {
        while (true) {
            mine.lock();
            try {
                if (other.tryLock()) {
                    try {
                        n++;
                        return;
                    } finally {
                        other.unlock();
                    }
                }
            } finally {
                mine.unlock();
            }
        }
    }

    // two that are polite may keep each other from getting on, and as long as they do all is as it was
    static void tryAgain() throws InterruptedException {
        both(() -> untilBoth(LOCK, OTHER), () -> untilBoth(OTHER, LOCK));
        assert n == 2 && !LOCK.isLocked() && !OTHER.isLocked();
    }

    static void untilBothAndTell(ReentrantLock mine, ReentrantLock other) {
        while (true) {
            mine.lock();
            try {
                if (other.tryLock()) {
                    other.unlock();
                    return;
                }
                failed = true;
            } finally {
                mine.unlock();
            }
        }
    }

    static void tryAgainAndTell() throws InterruptedException {
        both(() -> untilBothAndTell(LOCK, OTHER), () -> untilBothAndTell(OTHER, LOCK));
        assert !failed;
    }
}
