// Records as carriers in streams and collections: grouping, joining, sorting, reducing.
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

public class RecInStreams {
    record Sale(String item, String region, int units, double price) {
        double total() {
            return units * price;
        }
    }

    record Stat(int n, double sum) {
        Stat add(double d) {
            return new Stat(n + 1, sum + d);
        }

        Stat merge(Stat o) {
            return new Stat(n + o.n, sum + o.sum);
        }

        double mean() {
            return n == 0 ? 0 : sum / n;
        }
    }

    public static void main(String[] args) {
        List<Sale> sales = List.of(new Sale("pen", "north", 10, 1.5), new Sale("ink", "south", 2, 8), new Sale("pen", "south", 4, 1.25),
            new Sale("pad", "north", 1, 3), new Sale("ink", "north", 5, 7.5));
        Map<String, Double> byItem = sales.stream().collect(Collectors.groupingBy(Sale::item, TreeMap::new, Collectors.summingDouble(Sale::total)));
        System.out.println(byItem);
        Map<String, List<String>> names = sales.stream().collect(Collectors.groupingBy(Sale::region, TreeMap::new, Collectors.mapping(Sale::item, Collectors.toList())));
        System.out.println(names);
        System.out.println(sales.stream().sorted(Comparator.comparing(Sale::total).reversed()).map(Sale::item).collect(Collectors.joining(",", "<", ">")));
        Stat s = sales.stream().reduce(new Stat(0, 0), (a, x) -> a.add(x.total()), Stat::merge);
        System.out.println(s + " " + s.mean() + " " + new Stat(0, 0).mean());
        record Top(String item, double total) {
        }
        List<Top> top = byItem.entrySet().stream().map(e -> new Top(e.getKey(), e.getValue()))
            .sorted(Comparator.comparingDouble(Top::total)).collect(Collectors.toList());
        System.out.println(top);
        System.out.println(sales.stream().max(Comparator.comparingInt(Sale::units)).map(Sale::region).orElse("none"));
        System.out.println(sales.stream().mapToInt(Sale::units).sum() + " " + sales.stream().filter(x -> x.price() > 2).count());
        System.out.println(sales.stream().map(x -> x.item().charAt(0)).distinct().collect(Collectors.toList()));
        System.out.println(sales.stream().anyMatch(x -> x.equals(new Sale("pad", "north", 1, 3.0))));
    }
}
