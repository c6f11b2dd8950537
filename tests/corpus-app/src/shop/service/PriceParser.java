package shop.service;

import java.math.BigDecimal;
import java.util.Locale;
import org.springframework.stereotype.Component;

/** Prices as people write them. */
@Component
public class PriceParser {
    public BigDecimal parse(String text) {
        if (text == null || text.isBlank()) {
            throw new IllegalArgumentException("no price");
        }
        String plain = text.trim().replace(",", ".");
        if (plain.toUpperCase(Locale.ROOT).startsWith("EUR")) {
            plain = plain.substring(3).trim();
        }
        try {
            return new BigDecimal(plain);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("no price: " + text, e);
        }
    }

    public String format(long cents) {
        String sign = cents < 0 ? "-" : "";
        long amount = Math.abs(cents);
        return sign + amount / 100 + "." + (amount % 100 < 10 ? "0" : "") + amount % 100;
    }
}
