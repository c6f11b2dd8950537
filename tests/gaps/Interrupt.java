// A thread that waits is woken by an interrupt.
//! Interrupt.wakes => valid and not unknown

class Interrupt {
    static void sleep(Object lock) {
        synchronized (lock) {
            try {
                while (true) {
                    lock.wait();
                }
            } catch (InterruptedException e) {
                // it was told to stop
            }
        }
    }

    static void wakes() throws InterruptedException {
        Object lock = new Object();
        Thread sleeper = new Thread(() -> sleep(lock));
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();
    }
}
