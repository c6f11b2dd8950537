/** Loses an amount in some orders of its threads. */
public class Ledger {
    private int total;

    private void add(int amount) {
        int before = total;
        total = before + amount;
    }

    public int addTwice(int amount) throws InterruptedException {
        if (amount <= 0)
            return 0;
        int before = total;
        Thread other = new Thread(() -> {
            add(amount);
        });
        other.start();
        add(amount);
        other.join();
        assert total == before + 2 * amount;
        return total;
    }
}
