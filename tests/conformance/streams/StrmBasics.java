// map, filter, sorted, distinct, limit, skip, reduce, count over lists and arrays.
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class StrmBasics {
    public static void main(String[] args) {
        List<Integer> l = List.of(5, 3, 8, 3, 1, 9, 2);
        System.out.println("" + l.stream().filter(x -> x > 2).map(x -> x * 10).collect(Collectors.toList()));
        System.out.println("" + l.stream().sorted().collect(Collectors.toList()));
        System.out.println("" + l.stream().sorted(Comparator.reverseOrder()).limit(3).collect(Collectors.toList()));
        System.out.println("" + l.stream().distinct().skip(2).collect(Collectors.toList()));
        System.out.println("" + l.stream().reduce(0, Integer::sum) + " " + l.stream().reduce(Integer::max).get() + " " + Stream.<Integer>empty().reduce(Integer::sum).isPresent());
        System.out.println("" + l.stream().count() + " " + l.stream().filter(x -> x == 3).count());
        System.out.println("" + l.stream().anyMatch(x -> x > 8) + " " + l.stream().allMatch(x -> x > 8) + " " + l.stream().noneMatch(x -> x > 9) + " " + Stream.empty().allMatch(x -> false));
        System.out.println("" + l.stream().findFirst().get() + " " + l.stream().min(Integer::compare).get() + " " + l.stream().max(Comparator.naturalOrder()).get());
        System.out.println("" + Stream.of("a", "bb", "ccc").map(String::length).map(String::valueOf).collect(Collectors.joining("+", "<", ">")));
        System.out.println(Arrays.stream(new String[] {"x", "y"}).collect(Collectors.joining()));
        System.out.println("" + Stream.of(List.of(1, 2), List.<Integer>of(), List.of(3)).flatMap(List::stream).map(x -> x + 1).toList());
        StringBuilder sb = new StringBuilder();
        l.stream().forEach(sb::append);
        System.out.println(sb);
        System.out.println(Arrays.toString(l.stream().map(x -> x % 3).toArray()) + l.stream().toArray(Integer[]::new).length);
        System.out.println("" + Stream.iterate(1, x -> x * 2).limit(8).toList());
        System.out.println("" + Stream.iterate(1, x -> x < 50, x -> x * 3).toList());
        System.out.println("" + Stream.concat(Stream.of("p"), Stream.of("q", "r")).toList() + " " + Stream.generate(() -> "z").limit(3).toList());
        System.out.println("" + Stream.of(1, 2, 3, 4, 1).takeWhile(x -> x < 4).toList() + " " + Stream.of(1, 2, 3, 4, 1).dropWhile(x -> x < 4).toList());
        System.out.println("" + l.stream().reduce("", (s, x) -> s + x, String::concat));
        Stream<Integer> once = l.stream();
        once.count();
        try {
            once.count();
        } catch (IllegalStateException e) {
            System.out.println("already used");
        }
    }
}
