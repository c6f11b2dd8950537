// Model of java.lang.Thread. What a thread does after `start`, and what another thread does meanwhile, is open; names,
// flags and the checks of arguments are modelled.
package java.lang;

public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    private static Thread current;
    private static int unnamed;

    private final Runnable target;
    private String name;
    private int priority = NORM_PRIORITY;
    private boolean daemon;
    private boolean interrupted;
    private boolean started;
    private UncaughtExceptionHandler handler;

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
    }

    private static String nextName() {
        String name = "Thread-" + unnamed;
        unnamed++;
        return name;
    }

    public static Thread currentThread() {
        if (current == null) {
            current = new Thread(null, "main");
            current.started = true;
        }
        return current;
    }

    public void start() {
        if (started) {
            throw new IllegalThreadStateException();
        }
        started = true;
        launch();
    }

    private native void launch();

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
        await(0);
    }

    public final void join(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        await(millis);
    }

    private native void await(long millis) throws InterruptedException;

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
        if (!started) {
            return false;
        }
        return this == current || stillRuns();
    }

    private native boolean stillRuns();

    public State getState() {
        if (!started) {
            return State.NEW;
        }
        return this == current ? State.RUNNABLE : laterState();
    }

    //@ ensures \result != null;
    private native State laterState();

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
        if (started) {
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

    public static native boolean holdsLock(Object obj);

    public static void dumpStack() {
    }

    public String toString() {
        return "Thread[" + name + "," + priority + ",main]";
    }
}
