// What threads do depends on the inputs as well.
//! Inputs.lost => invalid
//! Inputs.lostOnlyFor100 => invalid
//! Inputs.sum => valid
//! Inputs.sharedObject => invalid
//! Inputs.ownObjects => valid
//! Inputs.cells => invalid
//! Inputs.cellsApart => valid
//! Inputs.onlyRead => valid
//! Inputs.sequential => valid
//! Inputs.waitsForInput => valid +other-threads
//! Inputs.addBoth => valid 2
//! Inputs.maxBoth => invalid
//! Inputs.maxLocked => valid
//! Inputs.stripes => valid
//! Inputs.stripesWrong => invalid

public class Inputs {
    int value;
    boolean full;

    static void both(Runnable one, Runnable other) throws InterruptedException {
        Thread a = new Thread(one);
        Thread b = new Thread(other);
        a.start();
        b.start();
        a.join();
        b.join();
    }

    static void lost(int by) throws InterruptedException {
        Inputs cell = new Inputs();
        both(() -> cell.value += by, () -> cell.value += by);
        assert cell.value == 2 * by;
    }

    static void lostOnlyFor100(int n) throws InterruptedException {
        Inputs cell = new Inputs();
        Object lock = new Object();
        Object other = n == 100 ? new Object() : lock;
        both(() -> {
            synchronized (lock) {
                cell.value++;
            }
        }, () -> {
            synchronized (other) {
                cell.value++;
            }
        });
        assert cell.value == 2;
    }

    static void sum(int a, int b) throws InterruptedException {
        int[] parts = new int[2];
        both(() -> parts[0] = a, () -> parts[1] = b);
        assert parts[0] + parts[1] == a + b;
    }

    // they may be one
    static void sharedObject(Inputs a, Inputs b) throws InterruptedException {
        if (a == null || b == null) {
            return;
        }
        a.value = 0;
        b.value = 0;
        both(() -> a.value++, () -> b.value++);
        assert a.value > 0 && a.value == (a == b ? 2 : 1);
    }

    static void ownObjects(Inputs a, Inputs b) throws InterruptedException {
        if (a == null || b == null || a == b) {
            return;
        }
        a.value = 0;
        b.value = 0;
        both(() -> a.value++, () -> b.value++);
        assert a.value == 1 && b.value == 1;
    }

    static void cells(int i, int j) throws InterruptedException {
        if (i < 0 || i > 1 || j < 0 || j > 1) {
            return;
        }
        int[] cells = new int[2];
        both(() -> cells[i]++, () -> cells[j]++);
        assert cells[0] + cells[1] == 2;
    }

    static void cellsApart(int i, int j) throws InterruptedException {
        if (i < 0 || i > 1 || j < 0 || j > 1 || i == j) {
            return;
        }
        int[] cells = new int[2];
        both(() -> cells[i]++, () -> cells[j]++);
        assert cells[0] + cells[1] == 2;
    }

    static void onlyRead(Inputs a, Inputs b) throws InterruptedException {
        if (a == null || b == null) {
            return;
        }
        int[] seen = new int[2];
        both(() -> seen[0] = a.value, () -> seen[1] = b.value);
        assert seen[0] == a.value && seen[1] == b.value;
    }

    synchronized int sequential(int by) {
        int before = value;
        value += by;
        return value - before;
    }

    // another thread may know the object
    synchronized int waitsForInput() throws InterruptedException {
        while (!full) {
            wait();
        }
        return value;
    }

    static void addBoth(int a, int b) throws InterruptedException {
        java.util.concurrent.atomic.AtomicInteger s = new java.util.concurrent.atomic.AtomicInteger();
        both(() -> s.addAndGet(a), () -> s.addAndGet(b));
        assert s.get() == a + b;
    }

    static void maxBoth(int a, int b) throws InterruptedException {
        int[] best = { Integer.MIN_VALUE };
        both(() -> { if (a > best[0]) best[0] = a; }, () -> { if (b > best[0]) best[0] = b; });
        assert best[0] == Math.max(a, b);
    }

    static void maxLocked(int a, int b) throws InterruptedException {
        int[] best = { Integer.MIN_VALUE };
        both(() -> { synchronized (best) { if (a > best[0]) best[0] = a; } }, () -> { synchronized (best) { if (b > best[0]) best[0] = b; } });
        assert best[0] == Math.max(a, b);
    }

    static final Object[] LOCKS = { new Object(), new Object() };
    static void stripes(int i, int j) throws InterruptedException {
        if (i < 0 || j < 0 || i > 3 || j > 3) return;
        int[] a = new int[4];
        both(() -> { synchronized (LOCKS[i % 2]) { a[i]++; } }, () -> { synchronized (LOCKS[j % 2]) { a[j]++; } });
        assert a[i] == (i == j ? 2 : 1);
    }

    static void stripesWrong(int i, int j) throws InterruptedException {
        if (i < 0 || j < 0 || i > 3 || j > 3) return;
        int[] a = new int[4];
        both(() -> { synchronized (LOCKS[i % 2]) { a[i / 2]++; } }, () -> { synchronized (LOCKS[j % 2]) { a[j / 2]++; } });
        assert a[i / 2] == (i / 2 == j / 2 ? 2 : 1);
    }
}
