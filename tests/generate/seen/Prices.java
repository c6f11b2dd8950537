import java.util.List;
import rates.Rates;

/** Helpers of a library decide what comes out. */
public class Prices {
    public static int gross(int net) {
        int rate = Rates.percent("DE");
        if (net > 100) {
            return net + rate;
        }
        return net;
    }

    public static String country(String code) {
        try {
            return Rates.percent(code) > 0 ? "taxed" : "free";
        } catch (IllegalStateException e) {
            return "unknown";
        }
    }

    public static int chained(int a) {
        Rates rates = new Rates();
        rates.add(a).add(3);
        return rates.total() > 6 ? rates.total() : 0;
    }

    public static int listed(boolean many) {
        List<String> names = Rates.names(many ? 3 : 1);
        int length = 0;
        for (String name : names) {
            length += name.length();
        }
        return length;
    }
}
