// A constructor that rounds: no object holds a number that it was not given so.
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Objects;

public final class Price {
    private final BigDecimal amount;
    private final String currency;

    public Price(BigDecimal amount, String currency) {
        this.amount = Objects.requireNonNull(amount, "amount").setScale(2, RoundingMode.HALF_EVEN);
        this.currency = Objects.requireNonNull(currency, "currency");
    }

    public boolean isNegative() {
        return amount.signum() < 0;
    }

    public String kind() {
        if (amount.signum() == 0) {
            return "free";
        }
        return amount.signum() > 0 ? "price" : "refund";
    }
}
