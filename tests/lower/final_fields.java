// A constant field that gets a new object where it is declared has the class of that object, and is not null.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Shelf {
    final Map<String, Integer> prices = new HashMap<>();
    final List<String> names = new ArrayList<>();
    final Object lock = new Object();
    final List<String> given;
    List<String> changing = new ArrayList<>();

    Shelf(List<String> given) {
        this.given = given;
    }

    int price(String name) {
        return prices.getOrDefault(name, 0);
    }
}
