// Executors and futures.
//! Executing.single => valid 1
//! Executing.pool => invalid
//! Executing.poolAtomic => valid
//! Executing.future => valid 1
//! Executing.futureFails => valid 1
//! Executing.futureForSomeTime => invalid
//! Executing.allOfThem => valid
//! Executing.nested => deadlock
//! Executing.nestedInTwo => valid
//! Executing.rejected => valid 1
//! Executing.termination => valid
//! Executing.terminationIgnored => invalid
//! Executing.crash => invalid
//! Executing.cancelled => valid
//! Executing.ownFactory => valid 1

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

public class Executing {
    static int n;

    // tasks of one thread come one after the other
    static void single() throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> n = n * 2 + 1);
        Future<?> last = pool.submit(() -> n = n * 2 + 1);
        last.get();
        pool.shutdown();
        assert n == 3;
    }

    static void pool() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> one = pool.submit(() -> n++);
        Future<?> other = pool.submit(() -> n++);
        one.get();
        other.get();
        pool.shutdown();
        assert n == 2;
    }

    static void poolAtomic() throws Exception {
        AtomicInteger sum = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> one = pool.submit(() -> sum.incrementAndGet());
        Future<?> other = pool.submit(() -> sum.incrementAndGet());
        Future<?> third = pool.submit(() -> sum.incrementAndGet());
        one.get();
        other.get();
        third.get();
        pool.shutdown();
        assert sum.get() == 3;
    }

    static void future() throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        Future<Integer> seven = pool.submit(() -> 7);
        assert seven.get() == 7 && seven.isDone() && !seven.isCancelled();
        pool.shutdown();
    }

    static void futureFails() throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<Integer> none = pool.submit(() -> {
            if (n == 0) {
                throw new IllegalStateException("no number");
            }
            return n;
        });
        pool.shutdown();
        try {
            none.get();
            assert false;
        } catch (ExecutionException e) {
            assert e.getCause() instanceof IllegalStateException;
            assert e.getCause().getMessage().equals("no number");
        }
    }

    static void futureForSomeTime() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<Integer> seven = pool.submit(() -> 7);
        pool.shutdown();
        boolean late = false;
        try {
            seven.get(1, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            late = true;
        }
        assert !late;
    }

    static void allOfThem() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = new ArrayList<>();
        tasks.add(() -> 1);
        tasks.add(() -> 2);
        int sum = 0;
        for (Future<Integer> future : pool.invokeAll(tasks)) {
            assert future.isDone();
            sum += future.get();
        }
        pool.shutdown();
        assert sum == 3;
    }

    static int waitInside(ExecutorService pool) throws Exception {
        return pool.submit(() -> pool.submit(() -> 1).get() + 1).get();
    }

    // the inner task waits for the thread that waits for it
    static void nested() throws Exception {
        waitInside(Executors.newFixedThreadPool(1));
    }

    static void nestedInTwo() throws Exception {
        assert waitInside(Executors.newFixedThreadPool(2)) == 2;
    }

    static void rejected() {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.shutdown();
        boolean thrown = false;
        try {
            pool.execute(() -> n++);
        } catch (RejectedExecutionException e) {
            thrown = true;
        }
        assert thrown && pool.isShutdown() && pool.isTerminated();
    }

    static void termination() throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> n++);
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.SECONDS)) {
            assert n == 1;
        }
    }

    static void terminationIgnored() throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> n++);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
        assert n == 1;
    }

    static void crash() {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {
            throw new IllegalStateException();
        });
        pool.shutdown();
    }

    static void cancelled() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<Integer> task = pool.submit(() -> 7);
        pool.shutdown();
        if (task.cancel(false)) {
            assert task.isCancelled() && task.isDone();
        } else {
            assert task.get() == 7;
        }
    }

    static void ownFactory() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1, task -> new Thread(task, "mine"));
        Future<String> name = pool.submit(() -> Thread.currentThread().getName());
        pool.shutdown();
        assert name.get().equals("mine");
    }
}
