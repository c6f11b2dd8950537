package rates;

import java.util.ArrayList;
import java.util.List;

/** A library whose source the tests do not have. */
public final class Rates {
    private int asked;

    public static int percent(String country) {
        if (country.length() != 2) {
            throw new IllegalStateException("no country: " + country);
        }
        return country.equals("DE") ? 19 : country.equals("FR") ? 20 : 0;
    }

    public Rates add(int more) {
        asked += more;
        return this;
    }

    public int total() {
        return asked * 2;
    }

    public static List<String> names(int count) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.add("n" + i);
        }
        return all;
    }
}
