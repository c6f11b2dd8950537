// Model of java.util.concurrent.FutureTask: what a task gives is there for everybody once it is done.
package java.util.concurrent;

import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

public class FutureTask<V> implements RunnableFuture<V> {
    private static final int NEW = 0;
    private static final int DONE = 1;
    private static final int FAILED = 2;
    private static final int CANCELLED = 3;

    private Callable<V> task;
    private int outcome;
    private V result;
    private Throwable failure;
    // The thread that runs it.
    private Object runner;

    //@ invariant NEW <= outcome && outcome <= CANCELLED && (outcome == FAILED) == (failure != null);
    //@ invariant outcome == NEW ? task != null : task == null;
    //@ invariant outcome == DONE || result == null;
    //@ invariant runner == null;

    public FutureTask(Callable<V> callable) {
        if (callable == null) {
            throw new NullPointerException();
        }
        task = callable;
    }

    public FutureTask(Runnable runnable, V result) {
        task = Executors.callable(runnable, result);
    }

    // The task, unless somebody was faster.
    @Atomic private Callable<V> begin() {
        if (outcome != NEW || runner != null) {
            return null;
        }
        runner = Native.current();
        return task;
    }

    @Atomic private boolean end(int how, V result, Throwable failure) {
        if (outcome != NEW) {
            return false;
        }
        outcome = how;
        task = null;
        runner = null;
        this.result = result;
        this.failure = failure;
        return true;
    }

    public void run() {
        Callable<V> work = begin();
        if (work == null) {
            return;
        }
        V given;
        try {
            given = work.call();
        } catch (Throwable e) {
            setException(e);
            return;
        }
        set(given);
    }

    // Whether it may run again.
    @Atomic private boolean reset() {
        if (outcome != NEW) {
            return false;
        }
        runner = null;
        return true;
    }

    // What it gives is dropped; whether it may run again.
    protected boolean runAndReset() {
        Callable<V> work = begin();
        if (work == null) {
            return false;
        }
        try {
            work.call();
        } catch (Throwable e) {
            setException(e);
            return false;
        }
        return reset();
    }

    protected void done() {
    }

    protected void set(V v) {
        if (end(DONE, v, null)) {
            done();
        }
    }

    protected void setException(Throwable t) {
        if (end(FAILED, null, t)) {
            done();
        }
    }

    @Atomic private boolean stop(boolean interrupts) {
        Object running = runner;
        boolean isFirst = end(CANCELLED, null, null);
        if (isFirst && interrupts && running != null) {
            ((Thread) running).interrupt();
        }
        return isFirst;
    }

    public boolean cancel(boolean mayInterruptIfRunning) {
        if (!stop(mayInterruptIfRunning)) {
            return false;
        }
        done();
        return true;
    }

    @Atomic public boolean isCancelled() {
        return outcome == CANCELLED;
    }

    @Atomic public boolean isDone() {
        return outcome != NEW;
    }

    @Atomic private int awaitEnd() throws InterruptedException {
        Native.await(outcome != NEW || Interruption.isPending());
        if (outcome == NEW) {
            Interruption.check();
        }
        return outcome;
    }

    @Atomic private int now() {
        return outcome;
    }

    private V report(int how) throws ExecutionException {
        if (how == CANCELLED) {
            throw new CancellationException();
        }
        if (how == FAILED) {
            throw new ExecutionException(failure);
        }
        return result;
    }

    public V get() throws InterruptedException, ExecutionException {
        return report(awaitEnd());
    }

    // The time may be over at any moment.
    public V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        int how = now();
        if (how == NEW) {
            Interruption.check();
            throw new TimeoutException();
        }
        return report(how);
    }
}
