import java.util.concurrent.CountDownLatch;

/** What ends in a deadlock in every order has a test that fails; what does so in some has none. */
public class Gate {
    private final Object one = new Object();
    private final Object other = new Object();

    public int tooMany() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(3);
        Thread first = new Thread(done::countDown);
        Thread second = new Thread(done::countDown);
        first.start();
        second.start();
        done.await();
        return 2;
    }

    public void crosswise() throws InterruptedException {
        Thread thread = new Thread(() -> {
            synchronized (one) {
                synchronized (other) {
                    // both
                }
            }
        });
        thread.start();
        synchronized (other) {
            synchronized (one) {
                // both
            }
        }
        thread.join();
    }
}
