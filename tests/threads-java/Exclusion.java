// Algorithms by which threads keep each other out without monitors.
//! Exclusion.peterson => valid
//! Exclusion.petersonWrong => invalid
//! Exclusion.ticket => valid
//! Exclusion.spinLock => valid
//! Exclusion.spinLockWrong => invalid

public class Exclusion {
    volatile boolean wants0;
    volatile boolean wants1;
    volatile int turn;
    volatile boolean locked;
    int inside;
    final java.util.concurrent.atomic.AtomicInteger next = new java.util.concurrent.atomic.AtomicInteger();
    volatile int serving;
    final java.util.concurrent.atomic.AtomicBoolean busy = new java.util.concurrent.atomic.AtomicBoolean();

    static void both(Runnable one, Runnable other) throws InterruptedException {
        Thread a = new Thread(one);
        Thread b = new Thread(other);
        a.start();
        b.start();
        a.join();
        b.join();
    }

    void work() {
        int before = inside;
        inside = before + 1;
    }

    static void peterson() throws InterruptedException {
        Exclusion p = new Exclusion();
        both(() -> {
            p.wants0 = true;
            p.turn = 1;
            while (p.wants1 && p.turn == 1) {
                Thread.onSpinWait();
            }
            p.work();
            p.wants0 = false;
        }, () -> {
            p.wants1 = true;
            p.turn = 0;
            while (p.wants0 && p.turn == 0) {
                Thread.onSpinWait();
            }
            p.work();
            p.wants1 = false;
        });
        assert p.inside == 2;
    }

    static void petersonWrong() throws InterruptedException {
        Exclusion p = new Exclusion();
        both(() -> {
            p.turn = 1;
            p.wants0 = true;
            while (p.wants1 && p.turn == 1) {
                Thread.onSpinWait();
            }
            p.work();
            p.wants0 = false;
        }, () -> {
            p.turn = 0;
            p.wants1 = true;
            while (p.wants0 && p.turn == 0) {
                Thread.onSpinWait();
            }
            p.work();
            p.wants1 = false;
        });
        assert p.inside == 2;
    }

    static void ticket() throws InterruptedException {
        Exclusion p = new Exclusion();
        Runnable enter = () -> {
            int mine = p.next.getAndIncrement();
            while (p.serving != mine) {
                Thread.onSpinWait();
            }
            p.work();
            p.serving = mine + 1;
        };
        both(enter, enter);
        assert p.inside == 2;
    }

    static void spinLock() throws InterruptedException {
        Exclusion p = new Exclusion();
        Runnable enter = () -> {
            while (!p.busy.compareAndSet(false, true)) {
                Thread.onSpinWait();
            }
            p.work();
            p.busy.set(false);
        };
        both(enter, enter);
        assert p.inside == 2;
    }

    static void spinLockWrong() throws InterruptedException {
        Exclusion p = new Exclusion();
        Runnable enter = () -> {
            while (p.locked) {
                Thread.onSpinWait();
            }
            p.locked = true;
            p.work();
            p.locked = false;
        };
        both(enter, enter);
        assert p.inside == 2;
    }
}
