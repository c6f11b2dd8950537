// Model of java.util.concurrent.ExecutorCompletionService: what is done goes into a queue, in the order in which it comes to an end.
package java.util.concurrent;

import java.util.Objects;

public class ExecutorCompletionService<V> implements CompletionService<V> {
    private final Executor executor;
    private final BlockingQueue<Future<V>> completed;

    //@ invariant executor != null && completed != null;

    private static final class Queued<V> extends FutureTask<Void> {
        private final Future<V> task;
        private final BlockingQueue<Future<V>> completed;

        Queued(RunnableFuture<V> task, BlockingQueue<Future<V>> completed) {
            super(task, null);
            this.task = task;
            this.completed = completed;
        }

        protected void done() {
            completed.add(task);
        }
    }

    public ExecutorCompletionService(Executor executor) {
        this(executor, new LinkedBlockingQueue<Future<V>>());
    }

    public ExecutorCompletionService(Executor executor, BlockingQueue<Future<V>> completionQueue) {
        this.executor = Objects.requireNonNull(executor);
        this.completed = Objects.requireNonNull(completionQueue);
    }

    private Future<V> handIn(RunnableFuture<V> task) {
        executor.execute(new Queued<V>(task, completed));
        return task;
    }

    public Future<V> submit(Callable<V> task) {
        return handIn(new FutureTask<V>(task));
    }

    public Future<V> submit(Runnable task, V result) {
        return handIn(new FutureTask<V>(task, result));
    }

    public Future<V> take() throws InterruptedException {
        return completed.take();
    }

    public Future<V> poll() {
        return completed.poll();
    }

    public Future<V> poll(long timeout, TimeUnit unit) throws InterruptedException {
        return completed.poll(timeout, unit);
    }
}
