// Model of java.util.concurrent.Executors.
package java.util.concurrent;

import java.util.Objects;
import ooxide.Atomic;

public class Executors {
    private static int pools;

    private Executors() {
    }

    @Atomic private static int nextPool() {
        pools++;
        return pools;
    }

    // In the names of threads stand those of a pool that has so many; which of them runs a task is anybody's guess.
    private static final class Named implements ThreadFactory {
        private final int pool;
        private final int limit;
        private int made;

        Named(int pool, int limit) {
            this.pool = pool;
            this.limit = limit;
        }

        @Atomic private int next() {
            if (limit == 0 || made < limit) {
                made++;
            }
            return made;
        }

        public Thread newThread(Runnable r) {
            return new Thread(r, "pool-" + pool + "-thread-" + next());
        }
    }

    private static final class Virtual implements ThreadFactory {
        public Thread newThread(Runnable r) {
            return Thread.ofVirtual().unstarted(r);
        }
    }

    private static final class Given<T> implements Callable<T> {
        private final Runnable task;
        private final T result;

        Given(Runnable task, T result) {
            this.task = task;
            this.result = result;
        }

        public T call() {
            task.run();
            return result;
        }
    }

    public static ThreadFactory defaultThreadFactory() {
        return new Named(nextPool(), 0);
    }

    private static int positive(int nThreads) {
        if (nThreads <= 0) {
            throw new IllegalArgumentException();
        }
        return nThreads;
    }

    public static ExecutorService newFixedThreadPool(int nThreads) {
        positive(nThreads);
        return new TaskPool(nThreads, new Named(nextPool(), nThreads));
    }

    public static ExecutorService newFixedThreadPool(int nThreads, ThreadFactory threadFactory) {
        return new TaskPool(positive(nThreads), threadFactory);
    }

    public static ExecutorService newSingleThreadExecutor() {
        return newFixedThreadPool(1);
    }

    public static ExecutorService newSingleThreadExecutor(ThreadFactory threadFactory) {
        return new TaskPool(1, threadFactory);
    }

    public static ExecutorService newCachedThreadPool() {
        return new TaskPool(0, defaultThreadFactory());
    }

    public static ExecutorService newCachedThreadPool(ThreadFactory threadFactory) {
        return new TaskPool(0, threadFactory);
    }

    public static ExecutorService newWorkStealingPool() {
        return new TaskPool(0, defaultThreadFactory());
    }

    public static ExecutorService newVirtualThreadPerTaskExecutor() {
        return new TaskPool(0, new Virtual());
    }

    public static ExecutorService newThreadPerTaskExecutor(ThreadFactory threadFactory) {
        return new TaskPool(0, threadFactory);
    }

    // A pool of no thread has one nevertheless when there is something to do.
    public static ScheduledExecutorService newScheduledThreadPool(int corePoolSize) {
        if (corePoolSize < 0) {
            throw new IllegalArgumentException();
        }
        int limit = corePoolSize == 0 ? 1 : corePoolSize;
        return new ScheduledPool(limit, new Named(nextPool(), limit));
    }

    public static ScheduledExecutorService newScheduledThreadPool(int corePoolSize, ThreadFactory threadFactory) {
        if (corePoolSize < 0) {
            throw new IllegalArgumentException();
        }
        return new ScheduledPool(corePoolSize == 0 ? 1 : corePoolSize, threadFactory);
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor() {
        return newScheduledThreadPool(1);
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor(ThreadFactory threadFactory) {
        return newScheduledThreadPool(1, threadFactory);
    }

    public static <T> Callable<T> callable(Runnable task, T result) {
        return new Given<T>(Objects.requireNonNull(task), result);
    }

    public static Callable<Object> callable(Runnable task) {
        return callable(task, null);
    }
}
