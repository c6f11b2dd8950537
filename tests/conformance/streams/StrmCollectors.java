// Collectors: grouping, partitioning, toMap, joining, counting, averaging, mapping, reducing.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class StrmCollectors {
    public static void main(String[] args) {
        List<String> w = List.of("pear", "fig", "apple", "kiwi", "plum", "date", "fig");
        System.out.println(new TreeMap<>(w.stream().collect(Collectors.groupingBy(String::length))));
        System.out.println("" + w.stream().collect(Collectors.groupingBy(s -> s.charAt(0), TreeMap::new, Collectors.counting())));
        System.out.println("" + w.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.mapping(s -> s.substring(0, 1), Collectors.joining("/")))));
        Map<Boolean, List<String>> p = w.stream().collect(Collectors.partitioningBy(s -> s.length() > 3));
        System.out.println(p.get(true) + " " + p.get(false));
        System.out.println("" + w.stream().collect(Collectors.partitioningBy(s -> s.isEmpty(), Collectors.counting())));
        System.out.println("" + w.stream().distinct().collect(Collectors.toMap(s -> s, String::length, (a, b) -> a, LinkedHashMap::new)));
        System.out.println(new TreeMap<>(w.stream().collect(Collectors.toMap(String::length, s -> s, (a, b) -> a + "+" + b))));
        try {
            w.stream().collect(Collectors.toMap(String::length, s -> s));
        } catch (IllegalStateException e) {
            System.out.println("duplicate key");
        }
        System.out.println("" + w.stream().collect(Collectors.toCollection(TreeSet::new)));
        System.out.println("" + w.stream().collect(Collectors.averagingInt(String::length)) + " " + w.stream().collect(Collectors.summingInt(String::length)));
        System.out.println("" + w.stream().collect(Collectors.counting()) + " " + w.stream().collect(Collectors.minBy(String::compareTo)).get() + " " + Stream.<String>empty().collect(Collectors.joining(",", "[", "]")));
        System.out.println("" + w.stream().collect(Collectors.reducing(0, String::length, Integer::sum)));
        System.out.println("" + w.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)));
        System.out.println("" + w.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.collectingAndThen(Collectors.toList(), l -> l.get(l.size() - 1)))));
        System.out.println("" + w.stream().collect(ArrayList<String>::new, (l, s) -> l.add(0, s), ArrayList::addAll));
        System.out.println("" + w.stream().collect(Collectors.filtering(s -> s.contains("i"), Collectors.toList())));
        System.out.println("" + Stream.of(1, 2, 3, 4).collect(Collectors.teeing(Collectors.summingInt(x -> x), Collectors.counting(), (s, n) -> s + "/" + n)));
        var st = w.stream().collect(Collectors.summarizingInt(String::length));
        System.out.println(st.getMin() + " " + st.getMax() + " " + st.getSum() + " " + st.getCount());
    }
}
