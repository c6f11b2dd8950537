import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Nothing here needs the colours, but the elements of a list may be anything that leads to them. */
public class Visit {
    private final List<String> reasons = new ArrayList<>();
    private int weight;

    public void add(String reason) {
        reasons.add(reason);
        weight++;
    }

    public boolean isLong() {
        return reasons.size() > 1 && weight > 1;
    }

    /** An enum that takes far more steps to initialise than a test may. */
    enum Colour {
        RED("red"), GREEN("green"), BLUE("blue");

        private static final Map<String, Colour> SHADES = new HashMap<>();

        static {
            for (Colour colour : values()) {
                for (int i = 0; i < 4000; i++) {
                    SHADES.put(colour.word + i, colour);
                }
            }
        }

        private final String word;

        Colour(String word) {
            this.word = word;
        }

        boolean isWarm() {
            return this == RED;
        }

        boolean isCalled(String name) {
            return word.equals(name);
        }
    }

    /** Something that leads to a colour. */
    static class Paint {
        private final Colour colour;
        private final int litres;

        Paint(Colour colour, int litres) {
            this.colour = colour;
            this.litres = litres;
        }

        int price() {
            if (colour == null) {
                return 0;
            }
            return colour.isWarm() && litres > 10 ? 2 : 1;
        }
    }
}
