// Longer pipelines over records: joins, nested streams, running totals, matrices.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StrmPipelines {
    record Dept(int id, String name) {
    }

    record Emp(String name, int dept, int pay) {
    }

    public static void main(String[] args) {
        List<Dept> ds = List.of(new Dept(1, "dev"), new Dept(2, "ops"), new Dept(3, "hr"));
        List<Emp> es = List.of(new Emp("ann", 1, 50), new Emp("bob", 2, 40), new Emp("cy", 1, 70), new Emp("di", 2, 45), new Emp("ed", 9, 10));
        Map<Integer, Dept> byId = ds.stream().collect(Collectors.toMap(Dept::id, Function.identity()));
        System.out.println("" + es.stream().filter(e -> byId.containsKey(e.dept())).map(e -> e.name() + "@" + byId.get(e.dept()).name()).toList());
        System.out.println("" + ds.stream().collect(Collectors.toMap(Dept::name, d -> es.stream().filter(e -> e.dept() == d.id()).mapToInt(Emp::pay).sum(), (a, b) -> a, TreeMap::new)));
        System.out.println("" + es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparingInt(Emp::pay)), o -> o.get().name()))));
        System.out.println("" + es.stream().sorted(Comparator.comparing(Emp::dept).thenComparing(Emp::pay, Comparator.reverseOrder())).map(Emp::name).collect(Collectors.joining(" ")));
        List<Integer> running = new ArrayList<>();
        es.stream().map(Emp::pay).reduce(0, (a, b) -> {
            running.add(a + b);
            return a + b;
        });
        System.out.println(running);
        System.out.println("" + IntStream.rangeClosed(1, 12).boxed().flatMap(a -> IntStream.rangeClosed(a, 12).mapToObj(b -> new int[] {a, b, (int) Math.sqrt(a * a + b * b)})).filter(t -> t[0] * t[0] + t[1] * t[1] == t[2] * t[2] && t[2] <= 13).map(Arrays::toString).collect(Collectors.joining(";")));
        int[][] m = {{1, 2, 3}, {4, 5, 6}};
        int[][] t = IntStream.range(0, 3).mapToObj(j -> Arrays.stream(m).mapToInt(r -> r[j]).toArray()).toArray(int[][]::new);
        System.out.println(Arrays.deepToString(t) + " " + Arrays.stream(m).flatMapToInt(Arrays::stream).sum());
        System.out.println("" + Stream.of("b a", "c a").flatMap(s -> Arrays.stream(s.split(" "))).distinct().sorted().toList());
        System.out.println("" + IntStream.rangeClosed(1, 15).mapToObj(i -> i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : "" + i).collect(Collectors.joining(" ")));
        System.out.println("" + Stream.iterate(new long[] {0, 1}, f -> new long[] {f[1], f[0] + f[1]}).limit(12).map(f -> f[0]).toList());
        Map<String, Long> letters = "mississippi".chars().mapToObj(c -> "" + (char) c).collect(Collectors.groupingBy(c -> c, TreeMap::new, Collectors.counting()));
        System.out.println(letters + " " + letters.entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).map(Map.Entry::getKey).collect(Collectors.joining()));
        Function<Integer, Integer> all = Stream.<Function<Integer, Integer>>of(x -> x + 1, x -> x * 2, x -> x - 3).reduce(Function.identity(), Function::andThen);
        System.out.println(all.apply(5));
    }
}
