// Two threads count to two, in ways that are right and wrong.
//! Counters.plain => invalid
//! Counters.inMonitor => valid 2
//! Counters.synchronizedMethods => valid 2
//! Counters.staticSynchronized => valid 2
//! Counters.isVolatile => invalid
//! Counters.twoMonitors => invalid
//! Counters.classAndObject => invalid
//! Counters.inTwoSteps => invalid
//! Counters.afterwards => valid 1
//! Counters.noJoin => invalid

public class Counters {
    static int plain;
    static volatile int seen;
    static final Object LOCK = new Object();
    static final Object OTHER = new Object();
    int count;

    static void both(Runnable one, Runnable other) throws InterruptedException {
        Thread a = new Thread(one);
        Thread b = new Thread(other);
        a.start();
        b.start();
        a.join();
        b.join();
    }

    static void plain() throws InterruptedException {
        both(() -> plain++, () -> plain++);
        assert plain == 2;
    }

    static void inMonitor() throws InterruptedException {
        Runnable add = () -> {
            synchronized (LOCK) {
                plain++;
            }
        };
        both(add, add);
        assert plain == 2;
    }

    synchronized void add() {
        count++;
    }

    synchronized int get() {
        return count;
    }

    static void synchronizedMethods() throws InterruptedException {
        Counters counter = new Counters();
        both(counter::add, counter::add);
        assert counter.count == 2;
    }

    static synchronized void addToAll() {
        plain++;
    }

    static void staticSynchronized() throws InterruptedException {
        both(Counters::addToAll, Counters::addToAll);
        assert plain == 2;
    }

    static void isVolatile() throws InterruptedException {
        both(() -> seen++, () -> seen++);
        assert seen == 2;
    }

    static void twoMonitors() throws InterruptedException {
        both(() -> {
            synchronized (LOCK) {
                plain++;
            }
        }, () -> {
            synchronized (OTHER) {
                plain++;
            }
        });
        assert plain == 2;
    }

    synchronized void addToAllToo() {
        plain++;
    }

    static void classAndObject() throws InterruptedException {
        Counters counter = new Counters();
        both(Counters::addToAll, counter::addToAllToo);
        assert plain == 2;
    }

    // each access is in the monitor, and others come in between
    static void inTwoSteps() throws InterruptedException {
        Counters counter = new Counters();
        Runnable add = () -> {
            int before = counter.get();
            synchronized (counter) {
                counter.count = before + 1;
            }
        };
        both(add, add);
        assert counter.count == 2;
    }

    static void afterwards() throws InterruptedException {
        Thread a = new Thread(() -> plain++);
        a.start();
        a.join();
        plain++;
        assert plain == 2;
    }

    static void noJoin() {
        Thread a = new Thread(() -> plain++);
        a.start();
        assert plain == 1;
    }
}
