import java.util.logging.Logger;

/** A logger in a static field: it is asked on every way through the code, and nothing that it says matters. */
public class Account {
    private static final Logger LOG = Logger.getLogger(Account.class.getName());
    private int balance;

    public Account(int balance) {
        this.balance = balance;
    }

    public int withdraw(int amount) {
        if (amount <= 0) {
            LOG.warning("bad amount " + amount);
            throw new IllegalArgumentException("amount");
        }
        if (amount > balance) {
            LOG.info("too much");
            return -1;
        }
        balance -= amount;
        LOG.fine(() -> "withdrawn " + amount);
        return balance;
    }
}
