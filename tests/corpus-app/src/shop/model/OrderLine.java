package shop.model;

import java.math.BigDecimal;
import lombok.Value;

/** A product and how many of it. */
@Value
public class OrderLine {
    Product product;
    int quantity;

    public BigDecimal total() {
        if (product.getPrice() == null) {
            return BigDecimal.ZERO;
        }
        return product.getPrice().multiply(BigDecimal.valueOf(quantity));
    }

    public boolean isBulk() {
        return quantity >= 10;
    }
}
