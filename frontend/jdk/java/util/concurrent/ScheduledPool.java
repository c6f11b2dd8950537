// What Executors gives for tasks that wait for a time. Time passes as it likes: a delay may be over at any moment, but of two tasks the
// one that came first begins first, unless its delay is longer. As in TaskPool, a task is a thread of its own.
package java.util.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

final class ScheduledPool extends AbstractExecutorService implements ScheduledExecutorService {
    // How many tasks run at once.
    private final int limit;
    private final ThreadFactory factory;
    private Task<?> last;
    private int running;
    private boolean isShutdown;

    //@ invariant limit > 0 && factory != null && last == null && running == 0;

    private static final class Task<V> extends FutureTask<V> implements ScheduledFuture<V> {
        private final ScheduledPool pool;
        private final long delay;
        private final boolean repeats;
        private Task<?> earlier;
        // It has had its first turn.
        private boolean hasBegun;
        private boolean isOver;
        private Thread thread;

        Task(ScheduledPool pool, Callable<V> work, long delay, boolean repeats) {
            super(work);
            this.pool = pool;
            this.delay = delay;
            this.repeats = repeats;
        }

        private boolean isDue() {
            if (pool.running >= pool.limit) {
                return false;
            }
            for (Task<?> each = earlier; each != null; each = each.earlier) {
                if (!each.hasBegun && !each.isOver && !each.isDone() && each.delay <= delay) {
                    return false;
                }
            }
            return true;
        }

        // What repeats itself ends with the pool.
        private boolean ends() {
            return isOver || isDone() || (repeats && pool.isShutdown);
        }

        // Whether its turn has come; it does not come to what was taken back.
        @Atomic private boolean awaitTurn() {
            Native.await(ends() || isDue());
            if (ends()) {
                if (!isOver) {
                    cancel(false);
                }
                isOver = true;
                return false;
            }
            hasBegun = true;
            pool.running++;
            return true;
        }

        @Atomic private void endTurn(boolean isLast) {
            pool.running--;
            isOver = isLast;
        }

        private boolean runOnce() {
            super.run();
            return false;
        }

        public void run() {
            boolean goesOn = true;
            while (goesOn && awaitTurn()) {
                goesOn = false;
                try {
                    goesOn = repeats ? runAndReset() : runOnce();
                } finally {
                    endTurn(!goesOn);
                }
            }
        }

        public native long getDelay(TimeUnit unit);

        public native int compareTo(Delayed other);
    }

    ScheduledPool(int limit, ThreadFactory factory) {
        this.limit = limit;
        this.factory = Objects.requireNonNull(factory);
    }

    @Atomic private void add(Task<?> task) {
        if (isShutdown) {
            throw new RejectedExecutionException("Task " + task + " rejected");
        }
        task.earlier = last;
        last = task;
    }

    private <V> ScheduledFuture<V> begin(Task<V> task) {
        add(task);
        Thread thread = factory.newThread(task);
        if (thread != null) {
            task.thread = thread;
            thread.start();
        }
        return task;
    }

    private static long nanos(long delay, TimeUnit unit) {
        long nanos = unit.toNanos(delay);
        return nanos < 0 ? 0 : nanos;
    }

    public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
        Objects.requireNonNull(callable);
        return begin(new Task<V>(this, callable, nanos(delay, unit), false));
    }

    public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
        return schedule(Executors.callable(command), delay, unit);
    }

    private ScheduledFuture<?> repeat(Runnable command, long initialDelay, long period, TimeUnit unit) {
        Callable<Object> work = Executors.callable(command);
        long first = nanos(initialDelay, unit);
        if (period <= 0) {
            throw new IllegalArgumentException();
        }
        return begin(new Task<Object>(this, work, first, true));
    }

    public ScheduledFuture<?> scheduleAtFixedRate(
            Runnable command, long initialDelay, long period, TimeUnit unit) {
        return repeat(command, initialDelay, period, unit);
    }

    public ScheduledFuture<?> scheduleWithFixedDelay(
            Runnable command, long initialDelay, long delay, TimeUnit unit) {
        return repeat(command, initialDelay, delay, unit);
    }

    public void execute(Runnable command) {
        schedule(command, 0, TimeUnit.NANOSECONDS);
    }

    @Atomic public void shutdown() {
        isShutdown = true;
    }

    // Tasks that have not begun are taken back, the others are interrupted.
    @Atomic public List<Runnable> shutdownNow() {
        isShutdown = true;
        List<Runnable> back = new ArrayList<>();
        for (Task<?> each = last; each != null; each = each.earlier) {
            if (each.isOver) {
                continue;
            }
            if (!each.hasBegun) {
                each.isOver = true;
                back.add(0, each);
            } else if (each.thread != null) {
                each.thread.interrupt();
            }
        }
        return back;
    }

    @Atomic public boolean isShutdown() {
        return isShutdown;
    }

    private boolean isOver() {
        for (Task<?> each = last; each != null; each = each.earlier) {
            if (!each.isOver) {
                return false;
            }
        }
        return true;
    }

    @Atomic public boolean isTerminated() {
        return isShutdown && isOver();
    }

    // The time may be over at any moment.
    @Atomic public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        boolean isOver = isShutdown && isOver();
        if (!isOver) {
            Interruption.check();
        }
        return isOver;
    }

    @Atomic private void awaitEnd() {
        Native.await(isOver());
    }

    public void close() {
        shutdown();
        awaitEnd();
    }
}
