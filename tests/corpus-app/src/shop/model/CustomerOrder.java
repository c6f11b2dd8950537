package shop.model;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import lombok.Getter;
import lombok.Setter;

/** What a customer ordered. */
@Getter
@Setter
public class CustomerOrder {
    private Long id;
    private String customer;
    private OrderStatus status = OrderStatus.NEW;
    private final List<OrderLine> lines = new ArrayList<>();

    public void add(OrderLine line) {
        if (status != OrderStatus.NEW) {
            throw new IllegalStateException("order is " + status);
        }
        lines.add(line);
    }

    public BigDecimal total() {
        BigDecimal sum = BigDecimal.ZERO;
        for (OrderLine line : lines) {
            sum = sum.add(line.total());
        }
        return sum;
    }

    public void moveTo(OrderStatus next) {
        if (!status.canBecome(next)) {
            throw new IllegalArgumentException(status + " cannot become " + next);
        }
        status = next;
    }

    public boolean isEmpty() {
        return lines.isEmpty();
    }
}
