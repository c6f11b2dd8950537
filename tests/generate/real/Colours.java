import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

// Maps and sets of what has no hash code but its identity, and whose order nobody looks at.
class Colours {
    enum Colour { RED, GREEN, BLUE }

    static class Node {
        final List<Node> next = new ArrayList<>();
    }

    static boolean isWarm(Colour colour) {
        Set<Colour> warm = new HashSet<>(Arrays.asList(Colour.RED, Colour.BLUE));
        return warm.contains(colour);
    }

    static int price(Colour colour) {
        Map<Colour, Integer> prices = new HashMap<>();
        prices.put(Colour.RED, 3);
        prices.put(Colour.GREEN, 5);
        Integer price = prices.get(colour);
        return price == null ? -1 : price;
    }

    static boolean hasLoop(Node start) {
        Set<Node> seen = new HashSet<>();
        Node node = start;
        while (seen.add(node)) {
            if (node.next.isEmpty()) {
                return false;
            }
            node = node.next.get(0);
        }
        return true;
    }

    // Here the order shows: no test may rely on it.
    static String first() {
        Set<Colour> all = new HashSet<>(Arrays.asList(Colour.RED, Colour.BLUE));
        for (Colour colour : all) {
            return colour.name();
        }
        return "none";
    }

    // And here the number itself, of an object that was looked for before.
    static String missing(Map<Node, String> names) {
        Node node = new Node();
        if (names.containsKey(node)) {
            return names.get(node);
        }
        return node.toString();
    }
}
