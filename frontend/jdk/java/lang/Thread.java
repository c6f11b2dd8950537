// Model of java.lang.Thread. A thread runs beside the others: `begin` is a call that starts it, and what threads do to each
// other is the engine's. Time does not pass: who sleeps goes on at once, and whoever waits for some time may go on at any moment.
package java.lang;

import ooxide.Forked;
import ooxide.Native;

public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    private static final int NEW = 0;
    private static final int STARTED = 1;
    private static final int OVER = 2;

    private static volatile UncaughtExceptionHandler defaultHandler;

    private final Runnable target;
    private volatile String name;
    private int priority = NORM_PRIORITY;
    private boolean daemon;
    private volatile boolean interrupted;
    // It waits for a notification, or for the end of another thread, from where `interrupt` does not wake it.
    private volatile boolean waits;
    private volatile int life;
    private boolean isMain;
    private volatile UncaughtExceptionHandler handler;
    // what thread-local variables hold, which only this thread asks for
    ThreadLocal.Held locals;

    // The thread that began is no input: it is the one that `currentThread` makes. Threads that were started before are over.
    //@ invariant name != null && MIN_PRIORITY <= priority && priority <= MAX_PRIORITY;
    //@ invariant !isMain && (life == NEW || life == OVER) && locals == null;

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
        Object maker = Native.current();
        if (maker != null) {
            priority = ((Thread) maker).priority;
            daemon = ((Thread) maker).daemon;
        }
    }

    // Groups make no difference to what threads do.
    public Thread(ThreadGroup group, Runnable target) {
        this(target, nextName());
    }

    public Thread(ThreadGroup group, String name) {
        this(null, name);
    }

    public Thread(ThreadGroup group, Runnable target, String name) {
        this(target, name);
    }

    public Thread(ThreadGroup group, Runnable target, String name, long stackSize) {
        this(target, name);
    }

    private static String nextName() {
        return "Thread-" + Native.nextName();
    }

    public static Thread currentThread() {
        Object me = Native.current();
        if (me == null) {
            Thread main = new Thread(null, "main");
            main.life = STARTED;
            main.isMain = true;
            Native.become(main, false);
            return main;
        }
        return (Thread) me;
    }

    public void start() {
        if (Native.hasThread(this) || life != NEW) {
            throw new IllegalThreadStateException();
        }
        life = STARTED;
        // of two threads that come here at once, one is late
        if (Native.hasThread(this)) {
            throw new IllegalThreadStateException();
        }
        begin();
    }

    @Forked private void begin() {
        Native.become(this, daemon);
        try {
            run();
        } catch (Throwable e) {
            die(e);
        } finally {
            life = OVER;
        }
    }

    // What the virtual machine does with an exception that nobody catches.
    private void die(Throwable e) {
        UncaughtExceptionHandler last = handler != null ? handler : defaultHandler;
        if (last == null) {
            System.err.println("Exception in thread \"" + name + "\" " + e);
            Native.rethrow(e);
        }
        try {
            last.uncaughtException(this, e);
        } catch (Throwable ignored) {
        }
    }

    public void run() {
        if (target != null) {
            target.run();
        }
    }

    public static Thread startVirtualThread(Runnable task) {
        Thread made = ofVirtual().unstarted(task);
        made.start();
        return made;
    }

    public static Builder.OfVirtual ofVirtual() {
        return new ThreadBuilder(true);
    }

    public static Builder.OfPlatform ofPlatform() {
        return new ThreadBuilder(false);
    }

    public interface Builder {
        Builder name(String name);

        Builder name(String prefix, long start);

        Builder uncaughtExceptionHandler(UncaughtExceptionHandler ueh);

        Thread unstarted(Runnable task);

        Thread start(Runnable task);

        interface OfPlatform extends Builder {
            OfPlatform name(String name);

            OfPlatform name(String prefix, long start);

            OfPlatform uncaughtExceptionHandler(UncaughtExceptionHandler ueh);

            OfPlatform daemon(boolean on);

            OfPlatform daemon();

            OfPlatform priority(int priority);
        }

        interface OfVirtual extends Builder {
            OfVirtual name(String name);

            OfVirtual name(String prefix, long start);

            OfVirtual uncaughtExceptionHandler(UncaughtExceptionHandler ueh);
        }
    }

    public static void sleep(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        pause("sleep interrupted");
    }

    public static void sleep(long millis, int nanos) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (nanos < 0 | nanos > 999999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        pause("sleep interrupted");
    }

    // Says that the running thread waits before it looks whether it is interrupted: so one of two that meet here sees the other.
    static void beginToWait() throws InterruptedException {
        Object me = Native.current();
        if (me != null) {
            ((Thread) me).waits = true;
            pause(null);
        }
    }

    static void endToWait() {
        Object me = Native.current();
        if (me != null) {
            ((Thread) me).waits = false;
        }
    }

    // A thread that was interrupted does not begin to sleep or to wait.
    static void pause(String message) throws InterruptedException {
        Object me = Native.current();
        if (me != null && ((Thread) me).interrupted) {
            ((Thread) me).interrupted = false;
            ((Thread) me).waits = false;
            throw message == null ? new InterruptedException() : new InterruptedException(message);
        }
    }

    public static void yield() {
    }

    public static void onSpinWait() {
    }

    public final void join() throws InterruptedException {
        beginToWait();
        Native.awaitEnd(this);
        endToWait();
    }

    // When the time is over the thread may be alive or not.
    public final void join(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (millis == 0) {
            join();
            return;
        }
        pause(null);
        if (life == OVER) {
            Native.awaitEnd(this);
        }
    }

    public final void join(long millis, int nanos) throws InterruptedException {
        if (nanos < 0 || nanos > 999999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        join(nanos > 0 && millis < Long.MAX_VALUE ? millis + 1 : millis);
    }

    public void interrupt() {
        interrupted = true;
        if (waits) {
            Native.note("interrupts");
        }
    }

    public static boolean interrupted() {
        Thread me = currentThread();
        boolean was = me.interrupted;
        if (was) {
            me.interrupted = false;
        }
        return was;
    }

    public boolean isInterrupted() {
        return interrupted;
    }

    public final boolean isAlive() {
        return life == STARTED;
    }

    // What a thread waits for, and whether it does, depends on the moment.
    public State getState() {
        int now = life;
        if (now == NEW) {
            return State.NEW;
        }
        if (now == OVER) {
            return State.TERMINATED;
        }
        if (Native.current() != this) {
            Native.note("Thread.getState of a thread that runs: it is RUNNABLE");
        }
        return State.RUNNABLE;
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

    public final boolean isVirtual() {
        return this instanceof ThreadBuilder.Virtual;
    }

    //@ ensures \result > 0;
    public /*@ pure @*/ native long getId();

    //@ ensures \result > 0;
    public /*@ pure @*/ final native long threadId();

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

    public static boolean holdsLock(Object obj) {
        return Native.holdsLock(obj);
    }

    public static void dumpStack() {
    }

    public String toString() {
        return "Thread[" + name + "," + priority + (life == OVER ? ",]" : ",main]");
    }
}
