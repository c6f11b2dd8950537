// Model of java.util.Timer. Time passes as it likes: a delay may be over at any moment, but of two tasks the one that came first runs
// first, unless its delay is longer. A task is a thread of its own, and one at a time runs; so a timer that nobody cancels keeps
// nobody waiting.
package java.util;

import ooxide.Atomic;
import ooxide.Native;

public class Timer {
    private static int timers;

    private final String name;
    private final boolean isDaemon;
    private Entry last;
    private boolean isBusy;
    private boolean isCancelled;

    //@ invariant name != null && last == null && !isBusy;

    private static final class Entry implements Runnable {
        private final Timer timer;
        private final TimerTask task;
        private final long delay;
        // It waits for a date, and how far that is nobody knows.
        private final boolean isDated;
        private final boolean repeats;
        private Entry earlier;
        private boolean hasBegun;

        Entry(Timer timer, TimerTask task, long delay, boolean isDated, boolean repeats) {
            this.timer = timer;
            this.task = task;
            this.delay = delay;
            this.isDated = isDated;
            this.repeats = repeats;
        }

        private boolean ends() {
            return timer.isCancelled || task.state == TimerTask.CANCELLED;
        }

        private boolean isDue() {
            if (timer.isBusy) {
                return false;
            }
            for (Entry each = earlier; each != null && !isDated; each = each.earlier) {
                if (!each.hasBegun && !each.isDated && each.task.state != TimerTask.CANCELLED && each.delay <= delay) {
                    return false;
                }
            }
            return true;
        }

        @Atomic private boolean awaitTurn() {
            Native.await(ends() || isDue());
            if (ends()) {
                return false;
            }
            hasBegun = true;
            timer.isBusy = true;
            if (!repeats) {
                task.state = TimerTask.EXECUTED;
            }
            return true;
        }

        // An exception ends the thread of the timer, and so all of its tasks.
        @Atomic private void endTurn(boolean isFine) {
            timer.isBusy = false;
            if (!isFine) {
                timer.isCancelled = true;
            }
        }

        public void run() {
            boolean goesOn = true;
            while (goesOn && awaitTurn()) {
                boolean isFine = false;
                try {
                    task.run();
                    isFine = true;
                } finally {
                    endTurn(isFine);
                }
                goesOn = repeats;
            }
        }
    }

    public Timer() {
        this("Timer-" + next());
    }

    public Timer(boolean isDaemon) {
        this("Timer-" + next(), isDaemon);
    }

    public Timer(String name) {
        this(name, false);
    }

    public Timer(String name, boolean isDaemon) {
        this.name = Objects.requireNonNull(name);
        this.isDaemon = isDaemon;
    }

    @Atomic private static int next() {
        timers++;
        return timers - 1;
    }

    @Atomic private void add(Entry entry) {
        if (isCancelled) {
            throw new IllegalStateException("Timer already cancelled.");
        }
        if (entry.task.state != TimerTask.VIRGIN) {
            throw new IllegalStateException("Task already scheduled or cancelled");
        }
        entry.task.state = TimerTask.SCHEDULED;
        entry.earlier = last;
        last = entry;
    }

    private void begin(TimerTask task, long delay, boolean isDated, boolean repeats) {
        Entry entry = new Entry(this, task, delay, isDated, repeats);
        add(entry);
        Thread thread = new Thread(entry, name);
        thread.setDaemon(isDaemon);
        thread.start();
    }

    private static void checkDelay(long delay) {
        if (delay < 0) {
            throw new IllegalArgumentException("Negative delay.");
        }
    }

    private static void checkPeriod(long period) {
        if (period <= 0) {
            throw new IllegalArgumentException("Non-positive period.");
        }
    }

    public void schedule(TimerTask task, long delay) {
        checkDelay(delay);
        begin(task, delay, false, false);
    }

    public void schedule(TimerTask task, Date time) {
        Objects.requireNonNull(time);
        begin(task, 0, true, false);
    }

    public void schedule(TimerTask task, long delay, long period) {
        checkDelay(delay);
        checkPeriod(period);
        begin(task, delay, false, true);
    }

    public void schedule(TimerTask task, Date firstTime, long period) {
        checkPeriod(period);
        Objects.requireNonNull(firstTime);
        begin(task, 0, true, true);
    }

    public void scheduleAtFixedRate(TimerTask task, long delay, long period) {
        schedule(task, delay, period);
    }

    public void scheduleAtFixedRate(TimerTask task, Date firstTime, long period) {
        schedule(task, firstTime, period);
    }

    // What runs comes to its end.
    @Atomic public void cancel() {
        isCancelled = true;
    }

    public native int purge();
}
