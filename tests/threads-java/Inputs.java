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
}
