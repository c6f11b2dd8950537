import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

// Business code: constructors that refuse what a field holds by default, messages with numbers in them, and a list that
// is made with its object. None of that needs reflection, and no message takes the time of the other branch.
public class Orders {
    private final long id;
    private final List<Line> lines = new ArrayList<>();

    public Orders(long id) {
        if (id <= 0) {
            throw new IllegalArgumentException("no order has the number " + id);
        }
        this.id = id;
    }

    public long getId() {
        return id;
    }

    public boolean isEmpty() {
        return lines.isEmpty();
    }

    public int size() {
        return lines.size();
    }

    public static Orders between(long first, long last) {
        if (first > last) {
            throw new IllegalArgumentException("reversed: " + first + ".." + last);
        }
        return new Orders(last);
    }

    public static final class Line {
        private final String article;
        private final int quantity;
        private final long price;

        public Line(String article, int quantity, long price) {
            this.article = Objects.requireNonNull(article, "article");
            if (quantity <= 0) {
                throw new IllegalArgumentException("quantity: " + quantity);
            }
            this.quantity = quantity;
            this.price = price;
        }

        public String getArticle() {
            return article;
        }

        public int getQuantity() {
            return quantity;
        }

        public long getPrice() {
            return price;
        }
    }
}
