package shop.service;

import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.Map;
import org.springframework.stereotype.Component;
import shop.model.CustomerOrder;
import shop.model.OrderLine;

/** Who pays less. */
@Component
public class DiscountPolicy {
    /** Kinds of customers. */
    public enum Level { BASIC, SILVER, GOLD }

    private final Map<Level, Integer> percent = new EnumMap<>(Level.class);

    public DiscountPolicy() {
        percent.put(Level.BASIC, 0);
        percent.put(Level.SILVER, 5);
        percent.put(Level.GOLD, 10);
    }

    public Level levelOf(int orders) {
        if (orders < 0) {
            throw new IllegalArgumentException("orders: " + orders);
        }
        return orders >= 50 ? Level.GOLD : orders >= 10 ? Level.SILVER : Level.BASIC;
    }

    public int percentFor(CustomerOrder order, Level level) {
        int sum = percent.get(level);
        for (OrderLine line : order.getLines()) {
            if (line.isBulk()) {
                sum += 2;
            }
        }
        return Math.min(sum, 15);
    }

    public BigDecimal discounted(BigDecimal price, int percent) {
        if (percent <= 0) {
            return price;
        }
        return price.subtract(price.multiply(BigDecimal.valueOf(percent)).movePointLeft(2));
    }
}
