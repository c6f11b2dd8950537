// Exceptions and assertions in threads: one thread ends, and the others go on.
//! Failures.uncaught => invalid
//! Failures.uncaughtAllowed --check assert => valid
//! Failures.handler => valid 1
//! Failures.defaultHandler => valid 1
//! Failures.assertion => invalid
//! Failures.monitorIsReleased => valid
//! Failures.othersGoOn => valid
//! Failures.ofEntry => invalid

public class Failures {
    static int n;

    static void both(Runnable one, Runnable other) throws InterruptedException {
        Thread a = new Thread(one);
        Thread b = new Thread(other);
        a.start();
        b.start();
        a.join();
        b.join();
    }

    static void uncaught() throws InterruptedException {
        Thread a = new Thread(() -> {
            throw new IllegalStateException("in a thread");
        });
        a.start();
        a.join();
    }

    static void uncaughtAllowed() throws InterruptedException {
        Thread a = new Thread(() -> {
            n = 1;
            throw new IllegalStateException("in a thread");
        });
        a.start();
        a.join();
        assert n == 1;
    }

    static void handler() throws InterruptedException {
        Thread a = new Thread(() -> {
            throw new IllegalStateException("in a thread");
        });
        a.setUncaughtExceptionHandler((thread, e) -> n = e.getMessage().length());
        a.start();
        a.join();
        assert n == 11;
    }

    static void defaultHandler() throws InterruptedException {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> n = 5);
        Thread a = new Thread(() -> System.out.println(1 / n));
        a.start();
        a.join();
        assert n == 5;
    }

    static void assertion() throws InterruptedException {
        Thread a = new Thread(() -> {
            assert n == 1;
        });
        a.start();
        a.join();
    }

    static void monitorIsReleased() throws InterruptedException {
        Object lock = new Object();
        Runnable add = () -> {
            try {
                synchronized (lock) {
                    n++;
                    throw new IllegalStateException();
                }
            } catch (IllegalStateException e) {
                // the monitor is free
            }
        };
        both(add, add);
        assert n == 2;
    }

    static void othersGoOn() throws InterruptedException {
        Thread a = new Thread(() -> {
            throw new IllegalStateException();
        });
        a.setUncaughtExceptionHandler((thread, e) -> { });
        Thread b = new Thread(() -> n = 1);
        a.start();
        b.start();
        b.join();
        assert n == 1;
    }

    static void ofEntry() {
        new Thread(() -> n = 1).start();
        throw new IllegalStateException();
    }
}
