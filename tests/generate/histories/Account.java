import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** An account that knows what happened to it. */
public class Account {
    private final List<BigDecimal> history = new ArrayList<>();
    private BigDecimal balance = BigDecimal.ZERO;

    public void deposit(BigDecimal amount) {
        if (amount.signum() <= 0) throw new IllegalArgumentException("amount");
        balance = balance.add(amount);
        history.add(amount);
    }

    public boolean withdraw(BigDecimal amount) {
        if (amount.signum() <= 0) throw new IllegalArgumentException("amount");
        if (balance.compareTo(amount) < 0) return false;
        balance = balance.subtract(amount);
        history.add(amount.negate());
        return true;
    }

    public boolean undo() {
        if (history.isEmpty()) return false;
        BigDecimal last = history.remove(history.size() - 1);
        balance = balance.subtract(last);
        return true;
    }

    public int withdrawals() {
        int count = 0;
        for (BigDecimal entry : history) {
            if (entry.signum() < 0) count++;
        }
        return count;
    }
}
