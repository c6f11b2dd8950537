// Philosophers around a table: 2^n - 1 orders if each takes the left fork first, 2^n - 2 if one takes the right one first.
//! Philosophers.two => deadlock 3
//! Philosophers.three => deadlock 7
//! Philosophers.four => deadlock 15
//! Philosophers.twoOrdered => valid 2
//! Philosophers.threeOrdered => valid 6
//! Philosophers.fourOrdered => valid 14
//! Philosophers.withLocks => deadlock
//! Philosophers.withLocksOrdered => valid

import java.util.concurrent.locks.ReentrantLock;

public class Philosophers {
    static void eat(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                // eats
            }
        }
    }

    static void dine(int n, boolean isOrdered) throws InterruptedException {
        Object[] forks = new Object[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new Object();
        }
        Thread[] all = new Thread[n];
        for (int i = 0; i < n; i++) {
            Object left = forks[i];
            Object right = forks[(i + 1) % n];
            boolean swaps = isOrdered && i == n - 1;
            all[i] = new Thread(() -> eat(swaps ? right : left, swaps ? left : right));
            all[i].start();
        }
        for (Thread each : all) {
            each.join();
        }
    }

    static void two() throws InterruptedException {
        dine(2, false);
    }

    static void three() throws InterruptedException {
        dine(3, false);
    }

    static void four() throws InterruptedException {
        dine(4, false);
    }

    static void twoOrdered() throws InterruptedException {
        dine(2, true);
    }

    static void threeOrdered() throws InterruptedException {
        dine(3, true);
    }

    static void fourOrdered() throws InterruptedException {
        dine(4, true);
    }

    static void eat(ReentrantLock first, ReentrantLock second) {
        first.lock();
        second.lock();
        second.unlock();
        first.unlock();
    }

    static void withLocks(boolean isOrdered) throws InterruptedException {
        ReentrantLock a = new ReentrantLock();
        ReentrantLock b = new ReentrantLock();
        Thread one = new Thread(() -> eat(a, b));
        Thread other = new Thread(() -> eat(isOrdered ? a : b, isOrdered ? b : a));
        one.start();
        other.start();
        one.join();
        other.join();
    }

    static void withLocks() throws InterruptedException {
        withLocks(false);
    }

    static void withLocksOrdered() throws InterruptedException {
        withLocks(true);
    }
}
