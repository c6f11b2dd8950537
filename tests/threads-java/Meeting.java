// Latches, barriers, semaphores and queues.
//! Meeting.latch => valid
//! Meeting.latchTooMany => deadlock
//! Meeting.latchForSomeTime => invalid
//! Meeting.barrier => valid
//! Meeting.barrierTooFew => deadlock
//! Meeting.barrierAction => valid
//! Meeting.semaphore => valid
//! Meeting.semaphoreTwo => invalid
//! Meeting.semaphoreNotGiven => deadlock
//! Meeting.arrayQueue => valid
//! Meeting.linkedQueue => valid
//! Meeting.queueFull => deadlock
//! Meeting.queuePoll => invalid
//! Meeting.concurrentQueue => valid

import java.util.Queue;
import java.util.concurrent.*;

public class Meeting {
    static int n;

    static void both(Runnable one, Runnable other) throws InterruptedException {
        Thread a = new Thread(one);
        Thread b = new Thread(other);
        a.start();
        b.start();
        a.join();
        b.join();
    }

    static void latch() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        int[] results = new int[2];
        for (int i = 0; i < 2; i++) {
            int mine = i;
            new Thread(() -> {
                results[mine] = mine + 1;
                done.countDown();
            }).start();
        }
        done.await();
        assert results[0] == 1 && results[1] == 2 && done.getCount() == 0;
    }

    static void latchTooMany() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        new Thread(done::countDown).start();
        done.await();
    }

    static void latchForSomeTime() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        new Thread(() -> {
            n = 1;
            done.countDown();
        }).start();
        done.await(10, TimeUnit.SECONDS);
        assert n == 1;
    }

    static void meet(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            assert false;
        }
    }

    // what each has done before is there for all behind it
    static void barrier() throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(2);
        int[] cells = new int[2];
        both(() -> {
            cells[0] = 1;
            meet(barrier);
            assert cells[1] == 2;
        }, () -> {
            cells[1] = 2;
            meet(barrier);
            assert cells[0] == 1;
        });
    }

    static void barrierTooFew() throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(3);
        both(() -> meet(barrier), () -> meet(barrier));
    }

    static void barrierAction() throws InterruptedException {
        CyclicBarrier barrier = new CyclicBarrier(2, () -> n++);
        both(() -> {
            meet(barrier);
            assert n == 1;
        }, () -> {
            meet(barrier);
            assert n == 1;
        });
        assert n == 1 && barrier.getParties() == 2;
    }

    static void enter(Semaphore semaphore) {
        semaphore.acquireUninterruptibly();
        n++;
        semaphore.release();
    }

    static void semaphore() throws InterruptedException {
        Semaphore semaphore = new Semaphore(1);
        both(() -> enter(semaphore), () -> enter(semaphore));
        assert n == 2;
    }

    static void semaphoreTwo() throws InterruptedException {
        Semaphore semaphore = new Semaphore(2);
        both(() -> enter(semaphore), () -> enter(semaphore));
        assert n == 2;
    }

    static void semaphoreNotGiven() throws InterruptedException {
        Semaphore semaphore = new Semaphore(1);
        both(() -> semaphore.acquireUninterruptibly(), () -> semaphore.acquireUninterruptibly());
    }

    static void through(BlockingQueue<Integer> queue) throws InterruptedException {
        new Thread(() -> {
            try {
                queue.put(1);
                queue.put(2);
            } catch (InterruptedException e) {
                assert false;
            }
        }).start();
        int first = queue.take();
        int second = queue.take();
        assert first == 1 && second == 2 && queue.isEmpty();
    }

    static void arrayQueue() throws InterruptedException {
        through(new ArrayBlockingQueue<>(1));
    }

    static void linkedQueue() throws InterruptedException {
        through(new LinkedBlockingQueue<>());
    }

    static void queueFull() throws InterruptedException {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread a = new Thread(() -> {
            try {
                queue.put(1);
                queue.put(2);
            } catch (InterruptedException e) {
                assert false;
            }
        });
        a.start();
        a.join();
    }

    static void queuePoll() throws InterruptedException {
        BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        new Thread(() -> queue.offer(1)).start();
        Integer got = queue.poll(1, TimeUnit.SECONDS);
        assert got != null;
    }

    static void concurrentQueue() throws InterruptedException {
        Queue<Integer> queue = new ConcurrentLinkedQueue<>();
        both(() -> queue.offer(1), () -> queue.offer(2));
        assert queue.size() == 2 && queue.poll() + queue.poll() == 3;
    }
}
