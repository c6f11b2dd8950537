// Model of java.util.concurrent.ForkJoinPool: its tasks are threads. How many it has at once nobody sees, because it makes others for those that wait.
package java.util.concurrent;

import java.util.Collection;
import java.util.List;
import java.util.Objects;

public class ForkJoinPool implements ExecutorService {
    private static ForkJoinPool common;

    private final TaskPool pool = new TaskPool(0, Executors.defaultThreadFactory());
    private final int parallelism;

    //@ invariant pool != null && parallelism > 0;

    // As many as the machine has processors.
    public ForkJoinPool() {
        this(2);
    }

    public ForkJoinPool(int parallelism) {
        if (parallelism <= 0) {
            throw new IllegalArgumentException();
        }
        this.parallelism = parallelism;
    }

    @ooxide.Atomic public static ForkJoinPool commonPool() {
        if (common == null) {
            common = new ForkJoinPool();
        }
        return common;
    }

    public int getParallelism() {
        return parallelism;
    }

    public <T> T invoke(ForkJoinTask<T> task) {
        execute(task);
        return task.join();
    }

    public void execute(ForkJoinTask<?> task) {
        Objects.requireNonNull(task);
        pool.execute(task::runTask);
    }

    public void execute(Runnable task) {
        pool.execute(task);
    }

    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
        execute(task);
        return task;
    }

    private static final class Adapted<T> extends ForkJoinTask<T> {
        private final Callable<? extends T> work;
        private T result;

        Adapted(Callable<? extends T> work) {
            this.work = work;
        }

        public T getRawResult() {
            return result;
        }

        protected void setRawResult(T value) {
            result = value;
        }

        protected boolean exec() {
            try {
                result = work.call();
                return true;
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        }
    }

    public <T> ForkJoinTask<T> submit(Callable<T> task) {
        return submit(new Adapted<T>(Objects.requireNonNull(task)));
    }

    public <T> ForkJoinTask<T> submit(Runnable task, T result) {
        return submit(new Adapted<T>(Executors.callable(task, result)));
    }

    public ForkJoinTask<?> submit(Runnable task) {
        return submit(new Adapted<Void>(Executors.callable(task, null)));
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) {
        try {
            return pool.invokeAll(tasks);
        } catch (InterruptedException e) {
            throw new RuntimeException(e);
        }
    }

    public <T> T invokeAny(Collection<? extends Callable<T>> tasks)
            throws InterruptedException, ExecutionException {
        return pool.invokeAny(tasks);
    }

    // The common one is never shut down.
    public void shutdown() {
        if (this != common) {
            pool.shutdown();
        }
    }

    public List<Runnable> shutdownNow() {
        return this == common ? new java.util.ArrayList<>() : pool.shutdownNow();
    }

    public boolean isShutdown() {
        return pool.isShutdown();
    }

    public boolean isTerminated() {
        return pool.isTerminated();
    }

    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        return pool.awaitTermination(timeout, unit);
    }

    public void close() {
        if (this != common) {
            pool.close();
        }
    }
}
