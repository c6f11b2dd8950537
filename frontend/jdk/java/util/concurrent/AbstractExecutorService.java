// Model of java.util.concurrent.AbstractExecutorService: everything comes down to `execute`.
package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

public abstract class AbstractExecutorService implements ExecutorService {
    public AbstractExecutorService() {
    }

    protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
        return new FutureTask<T>(runnable, value);
    }

    protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
        return new FutureTask<T>(callable);
    }

    public <T> Future<T> submit(Callable<T> task) {
        RunnableFuture<T> future = newTaskFor(Objects.requireNonNull(task));
        execute(future);
        return future;
    }

    public <T> Future<T> submit(Runnable task, T result) {
        RunnableFuture<T> future = newTaskFor(Objects.requireNonNull(task), result);
        execute(future);
        return future;
    }

    public Future<?> submit(Runnable task) {
        RunnableFuture<Void> future = newTaskFor(Objects.requireNonNull(task), null);
        execute(future);
        return future;
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException {
        List<Future<T>> futures = new ArrayList<>();
        try {
            for (Callable<T> task : tasks) {
                futures.add(submit(task));
            }
            for (Future<T> future : futures) {
                try {
                    future.get();
                } catch (CancellationException | ExecutionException ignored) {
                }
            }
        } catch (Throwable e) {
            cancelAll(futures);
            throw e;
        }
        return futures;
    }

    private static <T> void cancelAll(List<Future<T>> futures) {
        for (Future<T> future : futures) {
            future.cancel(true);
        }
    }

    // Who comes first decides; a task that was handed in too late is cancelled before it begins, which is as good as never handed in.
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks)
            throws InterruptedException, ExecutionException {
        if (tasks.size() == 0) {
            throw new IllegalArgumentException();
        }
        ExecutorCompletionService<T> completion = new ExecutorCompletionService<>(this);
        List<Future<T>> futures = new ArrayList<>();
        try {
            for (Callable<T> task : tasks) {
                futures.add(completion.submit(task));
            }
            ExecutionException failure = null;
            for (int left = futures.size(); left > 0; left--) {
                try {
                    return completion.take().get();
                } catch (ExecutionException e) {
                    failure = e;
                } catch (RuntimeException e) {
                    failure = new ExecutionException(e);
                }
            }
            throw failure;
        } finally {
            cancelAll(futures);
        }
    }
}
