// Money goes from one account to another, with a monitor for each.
//! Transfers.crosswise => deadlock
//! Transfers.byNumber => valid
//! Transfers.byInput => deadlock
//! Transfers.sameAccount => valid
//! Transfers.ofInputs => deadlock

public class Transfers {
    private final int number;
    private int money = 10;

    Transfers(int number) {
        this.number = number;
    }

    static void send(Transfers from, Transfers to) {
        synchronized (from) {
            synchronized (to) {
                from.money--;
                to.money++;
            }
        }
    }

    static void sendInOrder(Transfers from, Transfers to) {
        Transfers first = from.number < to.number ? from : to;
        Transfers second = first == from ? to : from;
        synchronized (first) {
            synchronized (second) {
                from.money--;
                to.money++;
            }
        }
    }

    static void both(Runnable one, Runnable other) throws InterruptedException {
        Thread a = new Thread(one);
        Thread b = new Thread(other);
        a.start();
        b.start();
        a.join();
        b.join();
    }

    static void crosswise() throws InterruptedException {
        Transfers a = new Transfers(1);
        Transfers b = new Transfers(2);
        both(() -> send(a, b), () -> send(b, a));
    }

    static void byNumber() throws InterruptedException {
        Transfers a = new Transfers(1);
        Transfers b = new Transfers(2);
        both(() -> sendInOrder(a, b), () -> sendInOrder(b, a));
        assert a.money == 10 && b.money == 10;
    }

    // with equal numbers there is no order
    static void byInput(int one, int other) throws InterruptedException {
        Transfers a = new Transfers(one);
        Transfers b = new Transfers(other);
        both(() -> sendInOrder(a, b), () -> sendInOrder(b, a));
    }

    static void sameAccount() throws InterruptedException {
        Transfers a = new Transfers(1);
        both(() -> send(a, a), () -> send(a, a));
        assert a.money == 10;
    }

    // only if they are not the same
    static void ofInputs(Transfers a, Transfers b) throws InterruptedException {
        if (a == null || b == null) {
            return;
        }
        both(() -> send(a, b), () -> send(b, a));
    }
}
