// A buffer of one place with two producers and two consumers.
//! Buffers.withNotifyAll => valid
//! Buffers.withNotify => deadlock
//! Buffers.withIf => invalid

public class Buffers {
    private final boolean all;
    private int held;
    private boolean full;
    private int taken;

    Buffers(boolean all) {
        this.all = all;
    }

    private void tell() {
        if (all) {
            notifyAll();
        } else {
            notify();
        }
    }

    synchronized void put(int x) {
        try {
            while (full) {
                wait();
            }
        } catch (InterruptedException e) {
            assert false;
        }
        held = x;
        full = true;
        tell();
    }

    synchronized void take() {
        try {
            while (!full) {
                wait();
            }
        } catch (InterruptedException e) {
            assert false;
        }
        full = false;
        taken += held;
        tell();
    }

    synchronized void takeOnce() {
        try {
            if (!full) {
                wait();
            }
        } catch (InterruptedException e) {
            assert false;
        }
        assert full;
        full = false;
        taken += held;
    }

    static void run(Runnable... all) throws InterruptedException {
        Thread[] threads = new Thread[all.length];
        for (int i = 0; i < all.length; i++) {
            threads[i] = new Thread(all[i]);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    static void withNotifyAll() throws InterruptedException {
        Buffers buffer = new Buffers(true);
        run(() -> buffer.put(1), () -> buffer.put(2), buffer::take, buffer::take);
        assert buffer.taken == 3;
    }

    // a consumer may wake the other one, and both producers sleep
    static void withNotify() throws InterruptedException {
        Buffers buffer = new Buffers(false);
        run(() -> buffer.put(1), () -> buffer.put(2), buffer::take, buffer::take);
    }

    static void withIf() throws InterruptedException {
        Buffers buffer = new Buffers(true);
        run(buffer::takeOnce, buffer::takeOnce, () -> buffer.put(1));
    }
}
