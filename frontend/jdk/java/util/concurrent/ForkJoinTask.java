// Model of java.util.concurrent.ForkJoinTask. A task that is forked is a thread of its own, and whoever joins it waits for its end: a pool
// lends its threads out while they wait, so that nobody waits for a turn.
package java.util.concurrent;

import java.util.Collection;
import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

public abstract class ForkJoinTask<V> implements Future<V>, java.io.Serializable {
    private static final int NEW = 0;
    private static final int BEGUN = 1;
    private static final int NORMAL = 2;
    private static final int FAILED = 3;
    private static final int CANCELLED = 4;

    private int state;
    private Throwable failure;

    //@ invariant state == NEW && failure == null;

    public ForkJoinTask() {
    }

    public abstract V getRawResult();

    protected abstract void setRawResult(V value);

    protected abstract boolean exec();

    @Atomic private boolean begin() {
        if (state != NEW) {
            return false;
        }
        state = BEGUN;
        return true;
    }

    @Atomic private boolean end(int how, Throwable why) {
        if (state > BEGUN) {
            return false;
        }
        state = how;
        failure = why;
        return true;
    }

    final void runTask() {
        if (!begin()) {
            return;
        }
        boolean isDone;
        try {
            isDone = exec();
        } catch (Throwable e) {
            end(FAILED, e);
            return;
        }
        if (isDone) {
            end(NORMAL, null);
        }
    }

    public final ForkJoinTask<V> fork() {
        new Thread(this::runTask).start();
        return this;
    }

    @Atomic private void awaitEnd() {
        Native.await(state > BEGUN);
    }

    private static <T extends Throwable> void rethrow(Throwable e) throws T {
        throw (T) e;
    }

    private V report() {
        if (state == CANCELLED) {
            throw new CancellationException();
        }
        if (state == FAILED) {
            ForkJoinTask.<RuntimeException>rethrow(failure);
        }
        return getRawResult();
    }

    public final V join() {
        awaitEnd();
        return report();
    }

    public final V invoke() {
        runTask();
        awaitEnd();
        return report();
    }

    @Atomic private void awaitEndUnlessInterrupted() throws InterruptedException {
        Native.await(state > BEGUN || Interruption.isPending());
        if (state <= BEGUN) {
            Interruption.check();
        }
    }

    private V reportWrapped() throws ExecutionException {
        if (state == FAILED) {
            throw new ExecutionException(failure);
        }
        return report();
    }

    public final V get() throws InterruptedException, ExecutionException {
        awaitEndUnlessInterrupted();
        return reportWrapped();
    }

    // The time may be over at any moment.
    public final V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (!isDone()) {
            Interruption.check();
            throw new TimeoutException();
        }
        return reportWrapped();
    }

    public final void quietlyJoin() {
        awaitEnd();
    }

    public final void quietlyInvoke() {
        runTask();
        awaitEnd();
    }

    public static void invokeAll(ForkJoinTask<?> t1, ForkJoinTask<?> t2) {
        t2.fork();
        t1.invoke();
        t2.join();
    }

    public static void invokeAll(ForkJoinTask<?>... tasks) {
        for (int i = 1; i < tasks.length; i++) {
            tasks[i].fork();
        }
        if (tasks.length > 0) {
            tasks[0].invoke();
        }
        for (int i = 1; i < tasks.length; i++) {
            tasks[i].join();
        }
    }

    public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
        invokeAll(tasks.toArray(new ForkJoinTask<?>[0]));
        return tasks;
    }

    public boolean cancel(boolean mayInterruptIfRunning) {
        end(CANCELLED, null);
        return isCancelled();
    }

    @Atomic public final boolean isDone() {
        return state > BEGUN;
    }

    @Atomic public final boolean isCancelled() {
        return state == CANCELLED;
    }

    @Atomic public final boolean isCompletedAbnormally() {
        return state == FAILED || state == CANCELLED;
    }

    @Atomic public final boolean isCompletedNormally() {
        return state == NORMAL;
    }

    public final Throwable getException() {
        if (isCancelled()) {
            return new CancellationException();
        }
        return failure;
    }

    public void completeExceptionally(Throwable ex) {
        end(FAILED, ex instanceof RuntimeException || ex instanceof Error ? ex : new RuntimeException(ex));
    }

    public void complete(V value) {
        setRawResult(value);
        end(NORMAL, null);
    }
}
