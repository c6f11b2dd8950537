import java.util.concurrent.locks.ReentrantLock;

/** For tests by `ooxide gen`: methods of one thread, and methods that start others. */
public class Account {
    private int balance;
    private final ReentrantLock lock = new ReentrantLock();

    public synchronized void deposit(int x) {
        if (x <= 0) {
            throw new IllegalArgumentException("amount");
        }
        balance += x;
    }

    public int withdraw(int x) {
        lock.lock();
        try {
            if (x > balance) {
                return -1;
            }
            balance -= x;
            return balance;
        } finally {
            lock.unlock();
        }
    }

    public static int larger(int a, int b) throws InterruptedException {
        int[] both = new int[2];
        Thread other = new Thread(() -> both[0] = a);
        other.start();
        both[1] = b;
        other.join();
        return both[0] > both[1] ? both[0] : both[1];
    }

    public static int racy(int a) throws InterruptedException {
        int[] sum = new int[1];
        Thread other = new Thread(() -> sum[0] += a);
        other.start();
        sum[0] += a;
        other.join();
        return sum[0];
    }

    public static void printing() throws InterruptedException {
        Thread other = new Thread(() -> System.out.println("other"));
        other.start();
        System.out.println("mine");
        other.join();
    }
}
