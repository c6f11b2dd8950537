// Tasks that wait for a time, in pools and in timers: which order times force, and which they do not.
//! Scheduling.delayed => valid
//! Scheduling.delayIsNoJoin => invalid
//! Scheduling.inOrder => valid
//! Scheduling.longerFirst => invalid
//! Scheduling.oneAtATime => valid
//! Scheduling.twoAtOnce => invalid
//! Scheduling.result => valid
//! Scheduling.fails => valid
//! Scheduling.cancelled => valid
//! Scheduling.cancelledOrNot => invalid
//! Scheduling.shutdownKeepsDelayed => valid
//! Scheduling.shutdownNowDrops => valid
//! Scheduling.rejected => valid 1
//! Scheduling.repeatsUntilShutdown --steps 400 => valid
//! Scheduling.repeatsOnce --steps 400 => invalid
//! Scheduling.repeatedFails => valid
//! Scheduling.timer => valid
//! Scheduling.timerIsNoJoin => invalid
//! Scheduling.timerInOrder => valid
//! Scheduling.timerLongerFirst => invalid
//! Scheduling.timerCancelled => valid
//! Scheduling.timerTaskCancelled => valid
//! Scheduling.timerTwice => valid
//! Scheduling.timerDies => invalid

import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

public class Scheduling {
    static int n;
    static volatile int seen;

    static void delayed() throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> future = pool.schedule(() -> n = 3, 1, TimeUnit.MILLISECONDS);
        future.get();
        assert n == 3 && future.isDone() && !future.isCancelled();
        pool.shutdown();
    }

    static void delayIsNoJoin() {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> seen = 3, 1, TimeUnit.MILLISECONDS);
        pool.shutdown();
        assert seen == 3;
    }

    static void inOrder() throws Exception {
        ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
        pool.schedule(() -> n = n * 2 + 1, 1, TimeUnit.MILLISECONDS);
        ScheduledFuture<?> last = pool.schedule(() -> n = n * 2 + 2, 2, TimeUnit.MILLISECONDS);
        last.get();
        assert n == 4;
        pool.shutdown();
    }

    static void longerFirst() throws Exception {
        ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
        ScheduledFuture<?> first = pool.schedule(() -> n = n * 2 + 1, 2, TimeUnit.MILLISECONDS);
        ScheduledFuture<?> second = pool.schedule(() -> n = n * 2 + 2, 1, TimeUnit.MILLISECONDS);
        first.get();
        second.get();
        assert n == 4;
        pool.shutdown();
    }

    static void add() {
        int before = n;
        n = before + 1;
    }

    static void oneAtATime() throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> one = pool.schedule(Scheduling::add, 2, TimeUnit.MILLISECONDS);
        ScheduledFuture<?> other = pool.schedule(Scheduling::add, 1, TimeUnit.MILLISECONDS);
        one.get();
        other.get();
        assert n == 2;
        pool.shutdown();
    }

    static void twoAtOnce() throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
        ScheduledFuture<?> one = pool.schedule(Scheduling::add, 1, TimeUnit.MILLISECONDS);
        ScheduledFuture<?> other = pool.schedule(Scheduling::add, 1, TimeUnit.MILLISECONDS);
        one.get();
        other.get();
        assert n == 2;
        pool.shutdown();
    }

    static void result() throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        Callable<Integer> seven = () -> 7;
        assert pool.schedule(seven, 1, TimeUnit.NANOSECONDS).get() == 7;
        assert pool.submit(seven).get() == 7;
        pool.shutdown();
    }

    static void fails() throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        Callable<Integer> none = () -> {
            throw new IllegalStateException("none");
        };
        try {
            pool.schedule(none, 1, TimeUnit.NANOSECONDS).get();
            assert false;
        } catch (ExecutionException e) {
            assert e.getCause() instanceof IllegalStateException;
        }
        pool.shutdown();
    }

    static void cancelled() throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> future = pool.schedule(() -> seen = 3, 1, TimeUnit.HOURS);
        boolean isFirst = future.cancel(false);
        pool.shutdown();
        assert future.isDone() && future.isCancelled() == isFirst;
        assert !isFirst || seen == 0 || seen == 3;
    }

    static void cancelledOrNot() {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> future = pool.schedule(() -> seen = 3, 1, TimeUnit.NANOSECONDS);
        boolean isFirst = future.cancel(false);
        pool.shutdown();
        assert isFirst;
    }

    static void shutdownKeepsDelayed() throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> future = pool.schedule(() -> n = 3, 1, TimeUnit.MILLISECONDS);
        pool.shutdown();
        future.get();
        assert n == 3;
    }

    static void shutdownNowDrops() {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> future = pool.schedule(() -> seen = 3, 1, TimeUnit.HOURS);
        List<Runnable> left = pool.shutdownNow();
        assert left.size() == 0 || left.get(0) == future && seen == 0 && !future.isCancelled();
    }

    static void rejected() {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.shutdown();
        try {
            pool.schedule(() -> n = 3, 1, TimeUnit.HOURS);
            assert false;
        } catch (RejectedExecutionException e) {
            assert n == 0 && pool.isTerminated();
        }
    }

    static void repeatsUntilShutdown() throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        CountDownLatch done = new CountDownLatch(1);
        AtomicInteger rounds = new AtomicInteger();
        ScheduledFuture<?> future = pool.scheduleAtFixedRate(() -> {
            rounds.incrementAndGet();
            done.countDown();
        }, 0, 1, TimeUnit.MILLISECONDS);
        done.await();
        pool.shutdown();
        assert rounds.get() >= 1;
        try {
            future.get();
            assert false;
        } catch (CancellationException e) {
            assert future.isCancelled();
        }
    }

    static void repeatsOnce() throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        CountDownLatch done = new CountDownLatch(1);
        AtomicInteger rounds = new AtomicInteger();
        ScheduledFuture<?> future = pool.scheduleWithFixedDelay(() -> {
            rounds.incrementAndGet();
            done.countDown();
        }, 0, 1, TimeUnit.NANOSECONDS);
        done.await();
        future.cancel(false);
        pool.shutdown();
        assert rounds.get() == 1;
    }

    static void repeatedFails() throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        AtomicInteger rounds = new AtomicInteger();
        ScheduledFuture<?> future = pool.scheduleAtFixedRate(() -> {
            rounds.incrementAndGet();
            throw new IllegalStateException();
        }, 0, 1, TimeUnit.NANOSECONDS);
        try {
            future.get();
            assert false;
        } catch (ExecutionException e) {
            assert rounds.get() == 1;
        }
        pool.shutdown();
    }

    static TimerTask task(Runnable work) {
        return new TimerTask() {
            public void run() {
                work.run();
            }
        };
    }

    static void timer() throws Exception {
        Timer timer = new Timer(true);
        CountDownLatch done = new CountDownLatch(1);
        timer.schedule(task(() -> {
            n = 3;
            done.countDown();
        }), 1);
        done.await();
        assert n == 3;
    }

    static void timerIsNoJoin() {
        Timer timer = new Timer(true);
        timer.schedule(task(() -> seen = 3), 1);
        assert seen == 3;
    }

    static void timerInOrder() throws Exception {
        Timer timer = new Timer(true);
        CountDownLatch done = new CountDownLatch(2);
        timer.schedule(task(() -> {
            n = n * 2 + 1;
            done.countDown();
        }), 1);
        timer.schedule(task(() -> {
            n = n * 2 + 2;
            done.countDown();
        }), 2);
        done.await();
        assert n == 4;
    }

    static void timerLongerFirst() throws Exception {
        Timer timer = new Timer(true);
        CountDownLatch done = new CountDownLatch(2);
        timer.schedule(task(() -> {
            n = n * 2 + 1;
            done.countDown();
        }), 5);
        timer.schedule(task(() -> {
            n = n * 2 + 2;
            done.countDown();
        }), 0);
        done.await();
        assert n == 4;
    }

    static void timerCancelled() {
        Timer timer = new Timer(true);
        timer.cancel();
        try {
            timer.schedule(task(() -> n = 3), 1);
            assert false;
        } catch (IllegalStateException e) {
            assert n == 0 && e.getMessage().equals("Timer already cancelled.");
        }
    }

    static void timerTaskCancelled() throws Exception {
        Timer timer = new Timer(true);
        CountDownLatch done = new CountDownLatch(1);
        TimerTask dropped = task(() -> seen = 3);
        timer.schedule(dropped, 3600000);
        timer.schedule(task(done::countDown), 3600000 - 3599999);
        boolean isFirst = dropped.cancel();
        done.await();
        assert !dropped.cancel();
        assert !isFirst || seen == 0;
    }

    static void timerTwice() {
        Timer timer = new Timer(true);
        TimerTask task = task(() -> seen = 3);
        timer.schedule(task, 1);
        try {
            timer.schedule(task, 1);
            assert false;
        } catch (IllegalStateException e) {
            assert e.getMessage().equals("Task already scheduled or cancelled");
        }
    }

    // one that fails takes the thread along
    static void timerDies() throws Exception {
        Timer timer = new Timer(true);
        timer.schedule(task(() -> {
            throw new IllegalStateException();
        }), 1);
        timer.schedule(task(() -> seen = 3), 2);
    }
}
