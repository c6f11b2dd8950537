import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a call has changed is hidden in collections, and only methods with a parameter tell of it. */
public class Stock {
    /** How much there is of something. */
    public enum Level { NONE, LOW, HIGH }

    private final Map<String, Integer> amounts = new HashMap<>();
    private final List<Integer> orders = new ArrayList<>();

    public void add(String name, int amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("nothing to add");
        }
        amounts.put(name, amounts.getOrDefault(name, 0) + amount);
    }

    public Level level(String name) {
        int amount = amounts.getOrDefault(name, 0);
        if (amount == 0) {
            return Level.NONE;
        }
        return amount < 5 ? Level.LOW : Level.HIGH;
    }

    public void order(int number) {
        orders.add(number);
    }

    /** It asks, whatever its name is. */
    public boolean ordered(int number) {
        return orders.contains(number);
    }

    /** It answers and changes something: no assertion calls it. */
    public boolean takeOrder(Integer number) {
        return orders.remove(number);
    }

    public void rename(String from, String to) {
        Integer amount = amounts.remove(from);
        if (amount != null) {
            amounts.put(to, amount);
        }
    }
}
