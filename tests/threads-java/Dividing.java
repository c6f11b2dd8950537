// Tasks that divide themselves, phases, exchanges, and locks with stamps.
//! Dividing.sum => valid 1
//! Dividing.sumTwice => invalid
//! Dividing.inPlace => valid 1
//! Dividing.notJoined => invalid
//! Dividing.fails => valid
//! Dividing.common => valid 1
//! Dividing.phases => valid
//! Dividing.phaseNotAwaited => invalid
//! Dividing.phaserTooFew => deadlock
//! Dividing.leaves => valid
//! Dividing.exchange => valid
//! Dividing.exchangeAlone => deadlock
//! Dividing.stamps => valid
//! Dividing.stampsToRead => invalid
//! Dividing.stampIsNotReentrant => deadlock
//! Dividing.optimistic => valid
//! Dividing.optimisticUnchecked => invalid
//! Dividing.stampedReference => valid
//! Dividing.writeConditions => valid
//! Dividing.parallelSum => valid +parallel-streams
//! Dividing.groups => valid 2

import java.util.concurrent.Exchanger;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Phaser;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.stream.IntStream;

public class Dividing {
    private static final class Sum extends RecursiveTask<Integer> {
        private final int[] of;
        private final int from;
        private final int to;

        Sum(int[] of, int from, int to) {
            this.of = of;
            this.from = from;
            this.to = to;
        }

        @Override protected Integer compute() {
            if (to - from == 1) {
                if (of[from] < 0) {
                    throw new IllegalStateException("negative");
                }
                return of[from];
            }
            int middle = (from + to) / 2;
            Sum left = new Sum(of, from, middle);
            left.fork();
            int right = new Sum(of, middle, to).compute();
            return left.join() + right;
        }
    }

    static void sum() {
        assert new ForkJoinPool(2).invoke(new Sum(new int[] {1, 2, 3}, 0, 3)) == 6;
    }

    static void sumTwice() {
        int[] of = {1, 2, 3};
        ForkJoinPool pool = new ForkJoinPool(2);
        assert pool.invoke(new Sum(of, 0, 3)) + pool.invoke(new Sum(of, 0, 3)) == 6;
    }

    private static final class Double extends RecursiveAction {
        private final int[] of;
        private final int from;
        private final int to;
        private final boolean joins;

        Double(int[] of, int from, int to, boolean joins) {
            this.of = of;
            this.from = from;
            this.to = to;
            this.joins = joins;
        }

        @Override protected void compute() {
            if (to - from == 1) {
                of[from] *= 2;
                return;
            }
            int middle = (from + to) / 2;
            Double left = new Double(of, from, middle, joins);
            Double right = new Double(of, middle, to, joins);
            if (joins) {
                invokeAll(left, right);
            } else {
                left.fork();
                right.compute();
            }
        }
    }

    static void inPlace() {
        int[] of = {1, 2};
        new ForkJoinPool().invoke(new Double(of, 0, 2, true));
        assert of[0] == 2 && of[1] == 4;
    }

    static void notJoined() {
        int[] of = {1, 2};
        new ForkJoinPool().invoke(new Double(of, 0, 2, false));
        assert of[0] == 2 && of[1] == 4;
    }

    static void fails() {
        try {
            new ForkJoinPool(1).invoke(new Sum(new int[] {-1, 2}, 0, 2));
            assert false;
        } catch (IllegalStateException e) {
            // it comes out where the task is joined
        }
    }

    static void common() {
        assert ForkJoinPool.commonPool().submit(() -> 7).join() == 7;
    }

    static void phases() throws InterruptedException {
        Phaser phaser = new Phaser(2);
        int[] done = new int[2];
        Thread other = new Thread(() -> {
            done[1] = 1;
            phaser.arriveAndAwaitAdvance();
            assert done[0] == 1;
        });
        other.start();
        done[0] = 1;
        phaser.arriveAndAwaitAdvance();
        assert done[1] == 1;
        other.join();
        assert phaser.getPhase() == 1;
    }

    static void phaseNotAwaited() throws InterruptedException {
        Phaser phaser = new Phaser(2);
        int[] done = new int[1];
        Thread other = new Thread(() -> {
            done[0] = 1;
            phaser.arrive();
        });
        other.start();
        phaser.arrive();
        assert done[0] == 1;
    }

    static void phaserTooFew() {
        new Phaser(2).arriveAndAwaitAdvance();
    }

    static void leaves() {
        Phaser phaser = new Phaser(1);
        new Thread(phaser::arriveAndAwaitAdvance).start();
        phaser.register();
        phaser.arriveAndDeregister();
    }

    static void exchange() throws InterruptedException {
        Exchanger<Integer> exchanger = new Exchanger<>();
        int[] got = new int[1];
        Thread other = new Thread(() -> {
            try {
                got[0] = exchanger.exchange(1);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        int mine = exchanger.exchange(2);
        other.join();
        assert mine == 1 && got[0] == 2;
    }

    static void exchangeAlone() throws InterruptedException {
        new Exchanger<Integer>().exchange(1);
    }

    private static int twice(Runnable run, int[] count) throws InterruptedException {
        Thread one = new Thread(run);
        Thread other = new Thread(run);
        one.start();
        other.start();
        one.join();
        other.join();
        return count[0];
    }

    static void stamps() throws InterruptedException {
        StampedLock lock = new StampedLock();
        int[] count = new int[1];
        assert twice(() -> {
            long stamp = lock.writeLock();
            count[0]++;
            lock.unlockWrite(stamp);
        }, count) == 2;
    }

    static void stampsToRead() throws InterruptedException {
        StampedLock lock = new StampedLock();
        int[] count = new int[1];
        assert twice(() -> {
            long stamp = lock.readLock();
            count[0]++;
            lock.unlockRead(stamp);
        }, count) == 2;
    }

    static void stampIsNotReentrant() {
        StampedLock lock = new StampedLock();
        lock.writeLock();
        lock.writeLock();
    }

    private static void readsBoth(boolean checks) throws InterruptedException {
        StampedLock lock = new StampedLock();
        int[] both = new int[2];
        Thread writer = new Thread(() -> {
            long stamp = lock.writeLock();
            both[0]++;
            both[1]++;
            lock.unlockWrite(stamp);
        });
        writer.start();
        long stamp = lock.tryOptimisticRead();
        int one = both[0];
        int other = both[1];
        assert checks && !lock.validate(stamp) || one == other;
        writer.join();
    }

    static void optimistic() throws InterruptedException {
        readsBoth(true);
    }

    static void optimisticUnchecked() throws InterruptedException {
        readsBoth(false);
    }

    static void stampedReference() throws InterruptedException {
        AtomicStampedReference<String> cell = new AtomicStampedReference<>("a", 0);
        Thread other = new Thread(() -> {
            cell.compareAndSet("a", "b", 0, 1);
            cell.compareAndSet("b", "a", 1, 2);
        });
        int stamp = cell.getStamp();
        other.start();
        boolean isSet = cell.compareAndSet("a", "c", stamp, 9);
        other.join();
        assert isSet == (cell.getReference() == "c");
    }

    static void writeConditions() throws InterruptedException {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Condition full = lock.writeLock().newCondition();
        int[] held = new int[1];
        Thread other = new Thread(() -> {
            lock.writeLock().lock();
            held[0] = 1;
            full.signal();
            lock.writeLock().unlock();
        });
        other.start();
        lock.writeLock().lock();
        while (held[0] == 0) {
            full.await();
        }
        lock.writeLock().unlock();
        other.join();
    }

    static void parallelSum() {
        assert IntStream.rangeClosed(1, 4).parallel().sum() == 10;
    }

    static void groups() throws InterruptedException {
        ThreadGroup group = new ThreadGroup("both");
        int[] count = new int[1];
        Runnable adds = () -> {
            synchronized (count) {
                count[0]++;
            }
        };
        Thread one = new Thread(group, adds);
        Thread other = new Thread(group, adds, "other");
        one.start();
        other.start();
        one.join();
        other.join();
        assert count[0] == 2;
    }
}
