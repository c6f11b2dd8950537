// What one thread writes and another one reads: visible or not, in the order of writing or not.
//! Publishing.plain => valid +sequential-consistency
//! Publishing.isVolatile => valid
//! Publishing.wrongOrder => invalid
//! Publishing.storeBuffer => valid +sequential-consistency
//! Publishing.storeBufferVolatile => valid
//! Publishing.plainIsRace --check race => invalid
//! Publishing.isVolatile --check race => valid
//! Publishing.spin => valid
//! Publishing.spinForEver => unknown

public class Publishing {
    int data;
    boolean ready;
    volatile boolean sure;
    int x;
    int y;
    volatile int v;
    volatile int w;
    int seenByOne = -1;
    int seenByOther = -1;

    static void both(Runnable one, Runnable other) throws InterruptedException {
        Thread a = new Thread(one);
        Thread b = new Thread(other);
        a.start();
        b.start();
        a.join();
        b.join();
    }

    static void plain() throws InterruptedException {
        Publishing p = new Publishing();
        both(() -> {
            p.data = 5;
            p.ready = true;
        }, () -> {
            if (p.ready) {
                assert p.data == 5;
            }
        });
    }

    static void plainIsRace() throws InterruptedException {
        plain();
    }

    static void isVolatile() throws InterruptedException {
        Publishing p = new Publishing();
        both(() -> {
            p.data = 5;
            p.sure = true;
        }, () -> {
            if (p.sure) {
                assert p.data == 5;
            }
        });
    }

    static void wrongOrder() throws InterruptedException {
        Publishing p = new Publishing();
        both(() -> {
            p.sure = true;
            p.data = 5;
        }, () -> {
            if (p.sure) {
                assert p.data == 5;
            }
        });
    }

    // a machine may let both see 0: the verdict says that this was not tried
    static void storeBuffer() throws InterruptedException {
        Publishing p = new Publishing();
        both(() -> {
            p.x = 1;
            p.seenByOne = p.y;
        }, () -> {
            p.y = 1;
            p.seenByOther = p.x;
        });
        assert p.seenByOne == 1 || p.seenByOther == 1;
    }

    static void storeBufferVolatile() throws InterruptedException {
        Publishing p = new Publishing();
        both(() -> {
            p.v = 1;
            p.seenByOne = p.w;
        }, () -> {
            p.w = 1;
            p.seenByOther = p.v;
        });
        assert p.seenByOne == 1 || p.seenByOther == 1;
    }

    static void spin() {
        Publishing p = new Publishing();
        new Thread(() -> {
            p.data = 5;
            p.sure = true;
        }).start();
        while (!p.sure) {
            Thread.onSpinWait();
        }
        assert p.data == 5;
    }

    static void spinForEver() {
        Publishing p = new Publishing();
        new Thread(() -> p.data = 5).start();
        while (!p.sure) {
            Thread.onSpinWait();
        }
    }
}
