// What Thread.ofVirtual() and Thread.ofPlatform() give.
package java.lang;

final class ThreadBuilder implements Thread.Builder.OfPlatform, Thread.Builder.OfVirtual {
    private final boolean virtual;
    private String name;
    private long number = -1;
    private boolean daemon;
    private int priority = Thread.NORM_PRIORITY;
    private Thread.UncaughtExceptionHandler handler;

    ThreadBuilder(boolean virtual) {
        this.virtual = virtual;
    }

    // Virtual threads are daemons, and have no name unless somebody gives them one.
    static final class Virtual extends Thread {
        Virtual(Runnable task, String name) {
            super(task, name);
            setDaemon(true);
        }
    }

    public ThreadBuilder name(String name) {
        if (name == null) {
            throw new NullPointerException();
        }
        this.name = name;
        this.number = -1;
        return this;
    }

    public ThreadBuilder name(String prefix, long start) {
        if (prefix == null) {
            throw new NullPointerException();
        }
        if (start < 0) {
            throw new IllegalArgumentException("'start' is negative");
        }
        this.name = prefix;
        this.number = start;
        return this;
    }

    public ThreadBuilder uncaughtExceptionHandler(Thread.UncaughtExceptionHandler ueh) {
        if (ueh == null) {
            throw new NullPointerException();
        }
        handler = ueh;
        return this;
    }

    public ThreadBuilder daemon(boolean on) {
        daemon = on;
        return this;
    }

    public ThreadBuilder daemon() {
        return daemon(true);
    }

    public ThreadBuilder priority(int priority) {
        if (priority < Thread.MIN_PRIORITY || priority > Thread.MAX_PRIORITY) {
            throw new IllegalArgumentException();
        }
        this.priority = priority;
        return this;
    }

    private String nextName() {
        if (number < 0) {
            return name;
        }
        String next = name + number;
        number++;
        return next;
    }

    public Thread unstarted(Runnable task) {
        if (task == null) {
            throw new NullPointerException();
        }
        String given = nextName();
        Thread made;
        if (virtual) {
            made = new Virtual(task, given == null ? "" : given);
        } else {
            made = given == null ? new Thread(task) : new Thread(task, given);
            made.setDaemon(daemon);
            made.setPriority(priority);
        }
        if (handler != null) {
            made.setUncaughtExceptionHandler(handler);
        }
        return made;
    }

    public Thread start(Runnable task) {
        Thread made = unstarted(task);
        made.start();
        return made;
    }
}
