// Model of java.lang.Thread for sequential code: a thread runs from its start to its end inside of `start`, which is one of
// the schedules that the JVM may choose. Whoever starts a thread rests on that, and the report says so.
package java.lang;

import ooxide.Native;

public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    // null: the thread that began, of which nobody has asked yet
    private static Thread current;
    private static int unnamed;
    private static UncaughtExceptionHandler defaultHandler;

    private final Runnable target;
    private String name;
    private int priority = NORM_PRIORITY;
    private boolean daemon;
    private boolean interrupted;
    private boolean started;
    private boolean ended;
    private boolean isMain;
    private UncaughtExceptionHandler handler;

    // The thread that began is no input: it is the one that `currentThread` makes.
    //@ invariant name != null && MIN_PRIORITY <= priority && priority <= MAX_PRIORITY;
    //@ invariant !isMain && (started || !ended);

    public interface UncaughtExceptionHandler {
        void uncaughtException(Thread t, Throwable e);
    }

    public enum State {
        NEW,
        RUNNABLE,
        BLOCKED,
        WAITING,
        TIMED_WAITING,
        TERMINATED
    }

    public Thread() {
        this(null, nextName());
    }

    public Thread(Runnable target) {
        this(target, nextName());
    }

    public Thread(String name) {
        this(null, name);
    }

    public Thread(Runnable target, String name) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        this.target = target;
        this.name = name;
        if (current != null) {
            priority = current.priority;
            daemon = current.daemon;
        }
    }

    private static String nextName() {
        String name = "Thread-" + unnamed;
        unnamed++;
        return name;
    }

    public static Thread currentThread() {
        if (current == null) {
            Thread main = new Thread(null, "main");
            main.started = true;
            main.isMain = true;
            current = main;
        }
        return current;
    }

    public void start() {
        if (started) {
            throw new IllegalThreadStateException();
        }
        started = true;
        Native.note("one-schedule");
        Thread before = currentThread();
        current = this;
        try {
            run();
        } catch (Throwable e) {
            die(e);
        }
        current = before;
        ended = true;
    }

    // What the virtual machine does with an exception that nobody catches.
    private void die(Throwable e) {
        UncaughtExceptionHandler last = handler != null ? handler : defaultHandler;
        if (last == null) {
            System.err.println("Exception in thread \"" + name + "\" " + e);
            return;
        }
        try {
            last.uncaughtException(this, e);
        } catch (Throwable ignored) {
        }
    }

    // The thread that began, and not one that was started.
    static boolean isFirst() {
        return current == null || current.isMain;
    }

    public void run() {
        if (target != null) {
            target.run();
        }
    }

    public static void sleep(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        pause();
    }

    public static void sleep(long millis, int nanos) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (nanos < 0 | nanos > 999999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        pause();
    }

    // A thread that was interrupted does not begin to wait.
    private static void pause() throws InterruptedException {
        Thread me = currentThread();
        if (me.interrupted) {
            me.interrupted = false;
            throw new InterruptedException("sleep interrupted");
        }
    }

    public static void yield() {
    }

    public static void onSpinWait() {
    }

    public final void join() throws InterruptedException {
        join(0);
    }

    public final void join(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (isAlive()) {
            awaitEnd(millis);
        }
    }

    // A thread that waits for itself, or for the one that started it: this schedule has nothing to say of it.
    private native void awaitEnd(long millis) throws InterruptedException;

    public void interrupt() {
        interrupted = true;
    }

    public static boolean interrupted() {
        Thread me = currentThread();
        boolean was = me.interrupted;
        me.interrupted = false;
        return was;
    }

    public boolean isInterrupted() {
        return interrupted;
    }

    public final boolean isAlive() {
        return started && !ended;
    }

    public State getState() {
        if (!started) {
            return State.NEW;
        }
        return ended ? State.TERMINATED : State.RUNNABLE;
    }

    public final String getName() {
        return name;
    }

    public final void setName(String name) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        this.name = name;
    }

    public final int getPriority() {
        return priority;
    }

    public final void setPriority(int newPriority) {
        if (newPriority < MIN_PRIORITY | newPriority > MAX_PRIORITY) {
            throw new IllegalArgumentException();
        }
        priority = newPriority;
    }

    public final boolean isDaemon() {
        return daemon;
    }

    public final void setDaemon(boolean on) {
        if (isAlive()) {
            throw new IllegalThreadStateException();
        }
        daemon = on;
    }

    //@ ensures \result > 0;
    public /*@ pure @*/ native long getId();

    public StackTraceElement[] getStackTrace() {
        return new StackTraceElement[0];
    }

    public UncaughtExceptionHandler getUncaughtExceptionHandler() {
        return handler;
    }

    public void setUncaughtExceptionHandler(UncaughtExceptionHandler eh) {
        handler = eh;
    }

    public static UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
        return defaultHandler;
    }

    public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler eh) {
        defaultHandler = eh;
    }

    public static native boolean holdsLock(Object obj);

    public static void dumpStack() {
    }

    public String toString() {
        return "Thread[" + name + "," + priority + (ended ? ",]" : ",main]");
    }
}
