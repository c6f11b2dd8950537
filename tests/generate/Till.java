import java.util.ArrayList;
import java.util.List;

/** Takes money as long as the card was not refused too often. */
public class Till {
    /** Somebody else's. */
    public interface Card {
        boolean charge(long cents);
    }

    /** What is bought. */
    public record Item(String name, int count, long cents) {
        public Item {
            if (name == null || count < 1) {
                throw new IllegalArgumentException("no item");
            }
        }
    }

    private final Card card;
    private final List<String> log = new ArrayList<>();
    private int refused;

    public Till(Card card) {
        if (card == null) {
            throw new NullPointerException("card");
        }
        this.card = card;
    }

    public boolean pay(Item item) {
        if (refused > 20) {
            return false;
        }
        long sum = item.count() * item.cents();
        if (sum == 0) {
            return true;
        }
        if (card.charge(sum)) {
            refused = 0;
            return true;
        }
        if (++refused > 20) {
            log.add("blocked");
        }
        return false;
    }
}
