package shop.model;

import lombok.Builder;
import lombok.Getter;

/** Where an order goes. */
@Getter
@Builder
public class Address {
    private final String street;
    private final String city;
    private final String postCode;
    private final String country;

    public boolean isDomestic() {
        return country == null || country.equals("NL");
    }

    public boolean hasValidPostCode() {
        if (postCode == null) {
            return false;
        }
        if (isDomestic()) {
            return postCode.length() == 6 && Character.isDigit(postCode.charAt(0)) && Character.isLetter(postCode.charAt(5));
        }
        return !postCode.isEmpty();
    }
}
