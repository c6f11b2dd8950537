// `interrupt`: what it ends, what it does not, and who hears of it.
//! Interrupting.take => valid
//! Interrupting.takeIsNotOver => invalid
//! Interrupting.acquire => valid
//! Interrupting.latch => valid
//! Interrupting.future => valid
//! Interrupting.lockInterruptibly => valid
//! Interrupting.lock => deadlock
//! Interrupting.condition => valid
//! Interrupting.signalIsNotLost => valid
//! Interrupting.barrierBreaks => valid
//! Interrupting.beforeIt => valid 1
//! Interrupting.beforeSleep => valid 1
//! Interrupting.sleep => invalid
//! Interrupting.asks => valid
//! Interrupting.flagIsCleared => valid 1
//! Interrupting.waitIsNotWoken => unknown
//! Interrupting.cancelInterrupts => valid
//! Interrupting.shutdownNow => valid
//! Interrupting.shutdownNowDrops => valid
//! Interrupting.park => valid
//! Interrupting.unparkFirst => valid
//! Interrupting.parkAlone => deadlock

import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class Interrupting {
    private interface Waits {
        void run() throws InterruptedException;
    }

    private volatile boolean wasInterrupted;

    private static Thread start(Interrupting seen, Waits waits) {
        Thread thread = new Thread(() -> {
            try {
                waits.run();
            } catch (InterruptedException e) {
                seen.wasInterrupted = true;
            }
        });
        thread.start();
        return thread;
    }

    private static boolean ends(Waits waits) throws InterruptedException {
        Interrupting seen = new Interrupting();
        Thread thread = start(seen, waits);
        thread.interrupt();
        thread.join();
        return seen.wasInterrupted;
    }

    static void take() throws InterruptedException {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        assert ends(queue::take);
    }

    // there is something to take, and whether it is taken first is open
    static void takeIsNotOver() throws InterruptedException {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        queue.put(1);
        assert ends(queue::take);
    }

    static void acquire() throws InterruptedException {
        Semaphore none = new Semaphore(0);
        assert ends(none::acquire);
        assert none.availablePermits() == 0;
    }

    static void latch() throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        assert ends(latch::await);
    }

    static void future() throws InterruptedException {
        FutureTask<Integer> never = new FutureTask<>(() -> 1);
        assert ends(() -> {
            try {
                never.get();
            } catch (java.util.concurrent.ExecutionException e) {
                throw new AssertionError(e);
            }
        });
    }

    static void lockInterruptibly() throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        assert ends(lock::lockInterruptibly);
    }

    // the others are not heard of while one waits for a lock
    static void lock() throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        ends(lock::lock);
    }

    static void condition() throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition never = lock.newCondition();
        assert ends(() -> {
            lock.lock();
            try {
                never.await();
            } finally {
                lock.unlock();
            }
        });
        assert !lock.isLocked();
    }

    // of two that wait one is interrupted and one signal is given: the other one is not left alone with it
    static void signalIsNotLost() throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition free = lock.newCondition();
        boolean[] isFree = new boolean[1];
        Interrupting seen = new Interrupting();
        Waits waits = () -> {
            lock.lock();
            try {
                while (!isFree[0]) {
                    free.await();
                }
            } finally {
                lock.unlock();
            }
        };
        Thread one = start(seen, waits);
        Thread other = start(new Interrupting(), waits);
        one.interrupt();
        lock.lock();
        isFree[0] = true;
        free.signal();
        lock.unlock();
        one.join();
        if (!seen.wasInterrupted) {
            lock.lock();
            free.signal();
            lock.unlock();
        }
        other.join();
    }

    static void barrierBreaks() throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Interrupting seen = new Interrupting();
        Thread one = start(seen, () -> {
            try {
                barrier.await();
            } catch (BrokenBarrierException e) {
                throw new AssertionError(e);
            }
        });
        one.interrupt();
        one.join();
        assert seen.wasInterrupted && barrier.isBroken();
    }

    static void beforeIt() throws InterruptedException {
        Thread.currentThread().interrupt();
        try {
            new Semaphore(1).acquire();
            assert false;
        } catch (InterruptedException e) {
            assert !Thread.currentThread().isInterrupted();
        }
    }

    static void beforeSleep() {
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(1);
            assert false;
        } catch (InterruptedException e) {
            assert !Thread.interrupted();
        }
    }

    // the time may be over before
    static void sleep() throws InterruptedException {
        assert ends(() -> Thread.sleep(1));
    }

    static void asks() throws InterruptedException {
        Thread thread = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
        });
        thread.start();
        thread.interrupt();
        thread.join();
    }

    static void flagIsCleared() {
        Thread.currentThread().interrupt();
        assert Thread.interrupted();
        assert !Thread.interrupted();
    }

    // on the JVM it is woken; here the verdict says that it is not
    static void waitIsNotWoken() throws InterruptedException {
        Object monitor = new Object();
        boolean[] never = new boolean[1];
        ends(() -> {
            synchronized (monitor) {
                while (!never[0]) {
                    monitor.wait();
                }
            }
        });
    }

    static void cancelInterrupts() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        Interrupting seen = new Interrupting();
        FutureTask<Integer> task = new FutureTask<>(() -> {
            begun.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                seen.wasInterrupted = true;
            }
            return 1;
        });
        Thread thread = new Thread(task);
        thread.start();
        begun.await();
        assert task.cancel(true);
        thread.join();
        assert seen.wasInterrupted && task.isCancelled();
        try {
            task.get();
            assert false;
        } catch (CancellationException | java.util.concurrent.ExecutionException e) {
            assert e instanceof CancellationException;
        }
    }

    static void shutdownNow() throws InterruptedException {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        CountDownLatch over = new CountDownLatch(1);
        pool.execute(() -> {
            try {
                new Semaphore(0).acquire();
            } catch (InterruptedException e) {
                over.countDown();
            }
        });
        assert pool.shutdownNow().isEmpty();
        over.await();
    }

    static void shutdownNowDrops() throws InterruptedException {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch never = new CountDownLatch(1);
        pool.execute(() -> {
            begun.countDown();
            try {
                never.await();
            } catch (InterruptedException e) {
                // it is to end
            }
        });
        pool.execute(() -> {
            throw new AssertionError("it was taken back");
        });
        begun.await();
        List<Runnable> back = pool.shutdownNow();
        assert back.size() == 1;
    }

    static void park() throws InterruptedException {
        Thread thread = new Thread(LockSupport::park);
        thread.start();
        LockSupport.unpark(thread);
        thread.join();
    }

    static void unparkFirst() {
        LockSupport.unpark(Thread.currentThread());
        LockSupport.park();
    }

    static void parkAlone() {
        LockSupport.park();
    }
}
