// Starting, ending, asking and waiting for threads.
//! Lifecycle.subclass => valid 1
//! Lifecycle.lambda => valid 1
//! Lifecycle.runIsNoStart => valid 1
//! Lifecycle.startedTwice => valid 1
//! Lifecycle.neverStarted => valid 1
//! Lifecycle.isAlive => valid
//! Lifecycle.aliveAfterStart => invalid
//! Lifecycle.state => valid
//! Lifecycle.sleepIsNoJoin => invalid
//! Lifecycle.yieldIsNoJoin => invalid
//! Lifecycle.joinForSomeTime => invalid
//! Lifecycle.joinForSomeTimeAndAsk => valid
//! Lifecycle.names => valid 1
//! Lifecycle.current => valid 1
//! Lifecycle.priorities => valid 1
//! Lifecycle.nested => valid 1
//! Lifecycle.daemonIsCut => valid
//! Lifecycle.daemonIsNot => deadlock
//! Lifecycle.byAnother => valid
//! Lifecycle.threadsOfThreads => valid 1

public class Lifecycle {
    static int n;
    static final Object NEVER = new Object();

    static class Adder extends Thread {
        private final int by;

        Adder(int by) {
            this.by = by;
        }

        @Override
        public void run() {
            n += by;
        }
    }

    static void subclass() throws InterruptedException {
        Thread a = new Adder(3);
        a.start();
        a.join();
        assert n == 3;
    }

    static void lambda() throws InterruptedException {
        int by = 4;
        Thread a = new Thread(() -> n += by);
        a.start();
        a.join();
        assert n == 4;
    }

    static void runIsNoStart() {
        new Adder(2).run();
        assert n == 2;
    }

    static void startedTwice() {
        Thread a = new Adder(1);
        a.start();
        boolean thrown = false;
        try {
            a.start();
        } catch (IllegalThreadStateException e) {
            thrown = true;
        }
        assert thrown;
    }

    static void neverStarted() throws InterruptedException {
        Thread a = new Adder(1);
        assert !a.isAlive();
        a.join();
        assert n == 0 && a.getState() == Thread.State.NEW;
    }

    // what a thread did is there for whoever has seen that it is over
    static void isAlive() {
        Thread a = new Adder(1);
        a.start();
        while (a.isAlive()) {
            Thread.onSpinWait();
        }
        assert n == 1;
    }

    static void aliveAfterStart() {
        Thread a = new Adder(1);
        a.start();
        assert a.isAlive();
    }

    static void state() throws InterruptedException {
        Thread a = new Adder(1);
        assert a.getState() == Thread.State.NEW;
        a.start();
        if (a.getState() == Thread.State.TERMINATED) {
            assert n == 1;
        }
        a.join();
        assert a.getState() == Thread.State.TERMINATED && !a.isAlive();
    }

    static void sleepIsNoJoin() throws InterruptedException {
        new Adder(1).start();
        Thread.sleep(1000);
        assert n == 1;
    }

    static void yieldIsNoJoin() {
        new Adder(1).start();
        Thread.yield();
        assert n == 1;
    }

    static void joinForSomeTime() throws InterruptedException {
        Thread a = new Adder(1);
        a.start();
        a.join(1000);
        assert n == 1;
    }

    static void joinForSomeTimeAndAsk() throws InterruptedException {
        Thread a = new Adder(1);
        a.start();
        a.join(1000);
        if (!a.isAlive()) {
            assert n == 1;
        }
    }

    static void names() {
        Thread a = new Thread(() -> { });
        Thread b = new Thread(() -> { }, "mine");
        a.start();
        Thread c = new Adder(1);
        assert a.getName().startsWith("Thread-") && c.getName().startsWith("Thread-") && b.getName().equals("mine");
        assert !a.getName().equals(c.getName());
        b.setName("yours");
        assert b.getName().equals("yours");
    }

    static void current() throws InterruptedException {
        Thread[] seen = new Thread[1];
        Thread a = new Thread(() -> seen[0] = Thread.currentThread());
        a.start();
        a.join();
        assert seen[0] == a && Thread.currentThread() != a;
        assert Thread.currentThread() == Thread.currentThread();
    }

    static void priorities() {
        Thread a = new Adder(1);
        assert a.getPriority() == Thread.NORM_PRIORITY && !a.isDaemon();
        a.setPriority(Thread.MAX_PRIORITY);
        a.setDaemon(true);
        a.start();
        assert a.getPriority() == 10 && a.isDaemon();
    }

    static void nested() throws InterruptedException {
        Thread outer = new Thread(() -> {
            Thread inner = new Adder(5);
            inner.start();
            try {
                inner.join();
            } catch (InterruptedException e) {
                assert false;
            }
            n++;
        });
        outer.start();
        outer.join();
        assert n == 6;
    }

    static void waitForEver() {
        synchronized (NEVER) {
            try {
                while (true) {
                    NEVER.wait();
                }
            } catch (InterruptedException e) {
                assert false;
            }
        }
    }

    static void daemonIsCut() {
        Thread a = new Thread(Lifecycle::waitForEver);
        a.setDaemon(true);
        a.start();
    }

    static void daemonIsNot() {
        new Thread(Lifecycle::waitForEver).start();
    }

    // any thread may wait for any other
    static void byAnother() throws InterruptedException {
        Thread a = new Adder(1);
        Thread b = new Thread(() -> {
            try {
                a.join();
            } catch (InterruptedException e) {
                assert false;
            }
            assert n == 1;
        });
        a.start();
        b.start();
        b.join();
        assert n == 1;
    }

    static void threadsOfThreads() throws InterruptedException {
        Thread[] made = new Thread[1];
        Thread a = new Thread(() -> {
            made[0] = new Adder(2);
            made[0].start();
        });
        a.start();
        a.join();
        made[0].join();
        assert n == 2;
    }
}
