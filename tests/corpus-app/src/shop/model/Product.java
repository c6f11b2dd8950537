package shop.model;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.PositiveOrZero;
import java.math.BigDecimal;
import lombok.AllArgsConstructor;
import lombok.Data;
import lombok.NoArgsConstructor;

/** Something that is sold. */
@Data
@NoArgsConstructor
@AllArgsConstructor
public class Product {
    private Long id;
    @NotBlank
    private String name;
    private BigDecimal price;
    @PositiveOrZero
    private int stock;

    public boolean isAvailable(int quantity) {
        return quantity > 0 && quantity <= stock;
    }

    public void take(int quantity) {
        if (!isAvailable(quantity)) {
            throw new IllegalStateException("only " + stock + " of " + name);
        }
        stock -= quantity;
    }
}
