// Objects that work with others which nobody has written: constructors that refuse null, repositories that give lists and
// optional results, and results that the method changes.
import java.util.List;
import java.util.Objects;
import java.util.Optional;

public class Services {
    static final class Order {
        final long id;
        long amount;
        boolean cancelled;

        Order(long id, long amount) {
            this.id = id;
            this.amount = amount;
        }
    }

    record Line(String sku, int quantity) {
        Line {
            Objects.requireNonNull(sku, "sku");
            if (quantity <= 0) {
                throw new IllegalArgumentException("quantity must be positive: " + quantity);
            }
        }
    }

    interface Repository {
        Optional<Order> find(long id);

        List<Order> all();

        void save(Order order);
    }

    interface Prices {
        /*@ pure @*/ long of(String sku);
    }

    interface Stock {
        int available(String sku);
    }

    private final Repository repository;
    private final Prices prices;
    private final Stock stock;

    Services(Repository repository, Prices prices, Stock stock) {
        this.repository = Objects.requireNonNull(repository);
        this.prices = Objects.requireNonNull(prices);
        this.stock = Objects.requireNonNull(stock);
    }

    /** It changes what the repository gives. */
    boolean cancel(long id) {
        Optional<Order> found = repository.find(id);
        if (!found.isPresent()) {
            return false;
        }
        Order order = found.get();
        if (order.cancelled) {
            return false;
        }
        order.cancelled = true;
        repository.save(order);
        return true;
    }

    long sum() {
        long sum = 0;
        for (Order order : repository.all()) {
            if (!order.cancelled) {
                sum += order.amount;
            }
        }
        return sum;
    }

    /** A quantity of 0, which the path would allow, cannot be made. */
    boolean isAvailable(Line line) {
        return stock.available(line.sku()) >= line.quantity();
    }

    /** The two are told apart by their names. */
    String cheaper(String a, String b) {
        return prices.of(a) <= prices.of(b) ? a : b;
    }
}
