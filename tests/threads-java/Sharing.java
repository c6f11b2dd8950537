// Threads that share nothing, or only what they read, have one order; what they share decides how many there are.
//! Sharing.nothing => valid 1
//! Sharing.onlyRead => valid 1
//! Sharing.cells => valid 1
//! Sharing.readers => valid 2
//! Sharing.threeInMonitor => valid 6
//! Sharing.twoMonitorsApart => valid 1
//! Sharing.boxes => valid 1
//! Sharing.printing => valid 1
//! Sharing.texts => valid 1
//! Sharing.enums => valid 1
//! Sharing.constants => valid

import java.util.ArrayList;
import java.util.List;

public class Sharing {
    enum Colour { RED, GREEN }

    int n;
    static final Object LOCK = new Object();
    static int count;

    static class Constants {
        static final List<Integer> SOME = new ArrayList<>();

        static {
            SOME.add(3);
        }
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

    static void nothing() throws InterruptedException {
        Sharing a = new Sharing();
        Sharing b = new Sharing();
        Sharing c = new Sharing();
        run(() -> a.n = 1, () -> b.n = 2, () -> c.n = 3);
        assert a.n + b.n + c.n == 6;
    }

    static void onlyRead() throws InterruptedException {
        Sharing a = new Sharing();
        a.n = 7;
        int[] seen = new int[2];
        run(() -> seen[0] = a.n, () -> seen[1] = a.n);
        assert seen[0] == 7 && seen[1] == 7;
    }

    static void cells() throws InterruptedException {
        int[] cells = new int[3];
        run(() -> cells[0]++, () -> cells[1]++, () -> cells[2]++);
        assert cells[0] + cells[1] + cells[2] == 3;
    }

    static volatile int shared;

    static void readers() throws InterruptedException {
        int[] seen = new int[1];
        run(() -> shared = 1, () -> seen[0] = shared);
        assert seen[0] == 0 || seen[0] == 1;
    }

    static void add() {
        synchronized (LOCK) {
            count++;
        }
    }

    static void threeInMonitor() throws InterruptedException {
        run(Sharing::add, Sharing::add, Sharing::add);
        assert count == 3;
    }

    synchronized void own() {
        n++;
    }

    static void twoMonitorsApart() throws InterruptedException {
        Sharing a = new Sharing();
        Sharing b = new Sharing();
        run(a::own, b::own);
        assert a.n == 1 && b.n == 1;
    }

    static void boxes() throws InterruptedException {
        Integer[] made = new Integer[2];
        run(() -> made[0] = 5, () -> made[1] = 5);
        assert made[0] == made[1];
    }

    static void printing() throws InterruptedException {
        run(() -> System.out.println("a"), () -> System.out.println("b"));
    }

    static void texts() throws InterruptedException {
        String[] made = new String[2];
        run(() -> made[0] = "x" + 1, () -> made[1] = "x" + 1);
        assert made[0].equals(made[1]) && made[0].hashCode() == made[1].hashCode();
    }

    static void enums() throws InterruptedException {
        Colour[] seen = new Colour[2];
        Colour first = Colour.RED;
        run(() -> seen[0] = first, () -> seen[1] = Colour.valueOf("GREEN"));
        assert seen[0] == Colour.RED && seen[1] == Colour.GREEN;
    }

    // a class is initialised by the first who comes
    static void constants() throws InterruptedException {
        int[] seen = new int[2];
        run(() -> seen[0] = Constants.SOME.get(0), () -> seen[1] = Constants.SOME.size());
        assert seen[0] == 3 && seen[1] == 1;
    }
}
