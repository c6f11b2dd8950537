// Enums as keys of hash and tree maps, in records and in equality; no output depends on hash order.
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

public class EnumAsKeys {
    enum Fruit {
        APPLE, PEAR, PLUM;

        Fruit next() {
            return this == PLUM ? APPLE : values()[ordinal() + 1];
        }
    }

    record Order(Fruit f, int n) {
    }

    public static void main(String[] args) {
        Map<Fruit, Integer> stock = new HashMap<>();
        for (Fruit f : Fruit.values()) {
            stock.put(f, f.name().length() * 10);
        }
        stock.put(Fruit.PEAR, stock.get(Fruit.PEAR) - 5);
        System.out.println(stock.get(Fruit.APPLE) + " " + stock.get(Fruit.PEAR) + " " + stock.size());
        Set<Order> orders = new HashSet<>();
        orders.add(new Order(Fruit.PEAR, 1));
        orders.add(new Order(Fruit.PEAR, 1));
        orders.add(new Order(Fruit.PLUM, 1));
        System.out.println(orders.size() + " " + orders.contains(new Order(Fruit.PLUM, 1)) + " " + orders.contains(new Order(Fruit.APPLE, 1)));
        System.out.println(new Order(Fruit.APPLE, 2) + " " + new Order(Fruit.APPLE, 2).equals(new Order(Fruit.APPLE, 2)));
        Map<String, Fruit> byName = new LinkedHashMap<>();
        Fruit f = Fruit.PEAR;
        for (int i = 0; i < 4; i++) {
            byName.put(f.name().toLowerCase(), f);
            f = f.next();
        }
        System.out.println(byName);
        System.out.println(byName.get("plum") == Fruit.PLUM);
        int total = 0;
        for (Fruit x : stock.keySet()) {
            total += stock.get(x);
        }
        System.out.println(total);
        System.out.println(stock.containsKey(null) + " " + stock.getOrDefault(null, -1) + " " + stock.remove(Fruit.PLUM) + " " + stock.containsKey(Fruit.PLUM));
        System.out.println(Fruit.APPLE.hashCode() == Fruit.APPLE.hashCode());
        Fruit[] copy = Fruit.values().clone();
        copy[0] = copy[2];
        System.out.println(copy[0] + " " + Fruit.values()[0]);
        StringBuilder sb = new StringBuilder();
        for (Fruit a : Fruit.values()) {
            for (Fruit b : Fruit.values()) {
                sb.append(a == b ? '=' : a.compareTo(b) < 0 ? '<' : '>');
            }
        }
        System.out.println(sb);
    }
}
