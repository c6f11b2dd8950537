// The constants of an enum are those of its class file, in order.

import acme.Colour;
import java.util.EnumMap;
import java.util.Map;

class Enums {
    int label(Colour colour) {
        switch (colour) {
            case RED: return 1;
            case BLUE: return 2;
            default: return 3;
        }
    }

    int arrow(Colour colour) {
        return switch (colour) {
            case RED, GREEN -> 1;
            case BLUE -> 2;
        };
    }

    void order() {
        assert Colour.values().length == 3;
        assert Colour.GREEN.ordinal() == 1;
        assert Colour.valueOf("BLUE") == Colour.BLUE;
        assert Colour.RED.name().equals("RED");
        assert Colour.RED != Colour.GREEN;
    }

    int counted(Colour colour) {
        Map<Colour, Integer> counts = new EnumMap<>(Colour.class);
        counts.merge(colour, 1, Integer::sum);
        return counts.get(colour);
    }

    int heavy(Colour colour) { return colour.weight() > 1 ? 1 : 0; }
}
