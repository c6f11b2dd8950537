// What Executors gives. A task is a thread of its own, which begins when fewer tasks than the pool has threads are there that came
// earlier and are not over. So threads that have nothing to do are none, and a pool that nobody shuts down keeps nobody waiting.
package java.util.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

final class TaskPool extends AbstractExecutorService {
    // How many tasks run at once; 0 for any number.
    private final int limit;
    private final ThreadFactory factory;
    private Task last;
    private boolean isShutdown;

    //@ invariant limit >= 0 && factory != null && last == null;

    private static final class Task implements Runnable {
        final TaskPool pool;
        final Runnable work;
        Task earlier;
        int number;
        boolean isOver;
        // Its thread has begun with it; until then it may be taken back.
        boolean hasBegun;
        Thread thread;

        Task(TaskPool pool, Runnable work) {
            this.pool = pool;
            this.work = work;
        }

        private boolean hasTurn() {
            int unfinished = 0;
            for (Task each = earlier; each != null; each = each.earlier) {
                if (!each.isOver) {
                    unfinished++;
                }
            }
            return unfinished < pool.limit;
        }

        // Whether it was not taken back meanwhile.
        @Atomic private boolean awaitTurn() {
            Native.await(isOver || hasTurn());
            hasBegun = true;
            return !isOver;
        }

        // The first ones make the threads of the pool.
        boolean waitsForTurn() {
            return pool.limit > 0 && number >= pool.limit;
        }

        @Atomic private void end() {
            isOver = true;
        }

        public void run() {
            if (waitsForTurn() && !awaitTurn()) {
                return;
            }
            try {
                work.run();
            } finally {
                end();
            }
        }
    }

    TaskPool(int limit, ThreadFactory factory) {
        this.limit = limit;
        this.factory = Objects.requireNonNull(factory);
    }

    @Atomic private void add(Task task) {
        if (isShutdown) {
            throw new RejectedExecutionException("Task " + task.work + " rejected");
        }
        task.earlier = last;
        task.number = last == null ? 0 : last.number + 1;
        last = task;
    }

    public void execute(Runnable command) {
        Task task = new Task(this, Objects.requireNonNull(command));
        add(task);
        Thread thread = factory.newThread(task);
        if (thread != null) {
            task.thread = thread;
            thread.start();
        }
    }

    @Atomic public void shutdown() {
        isShutdown = true;
    }

    // Tasks that wait for their turn are taken back, the others are interrupted.
    @Atomic public List<Runnable> shutdownNow() {
        isShutdown = true;
        List<Runnable> back = new ArrayList<>();
        for (Task each = last; each != null; each = each.earlier) {
            if (each.isOver) {
                continue;
            }
            if (each.waitsForTurn() && !each.hasBegun) {
                each.isOver = true;
                back.add(0, each.work);
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
        for (Task each = last; each != null; each = each.earlier) {
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
