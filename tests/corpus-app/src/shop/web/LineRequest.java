package shop.web;

import lombok.Data;

/** What a client sends. */
@Data
public class LineRequest {
    private Long productId;
    private int quantity;

    public String describe() {
        return productId == null ? "nothing" : quantity + " x " + productId;
    }
}
