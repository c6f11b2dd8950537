// IntStream, LongStream, DoubleStream: ranges, sums, averages, boxing, conversions.
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public class StrmPrimitive {
    static boolean prime(int n) {
        return n > 1 && IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0);
    }

    public static void main(String[] args) {
        System.out.println("" + IntStream.range(0, 5).sum() + " " + IntStream.rangeClosed(1, 5).sum() + " " + IntStream.range(5, 5).count());
        System.out.println(Arrays.toString(IntStream.rangeClosed(1, 5).map(x -> x * x).toArray()));
        OptionalDouble avg = IntStream.of(1, 2, 4).average();
        System.out.println(avg.getAsDouble() > 2.3 ? "above" : "below");
        System.out.println("" + IntStream.empty().average() + " " + IntStream.empty().max() + " " + OptionalInt.of(3));
        System.out.println("" + IntStream.of(3, 1, 2).max().getAsInt() + " " + IntStream.of(3, 1, 2).min().orElse(-1) + " " + IntStream.empty().min().orElse(-1));
        System.out.println(LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b));
        System.out.println(DoubleStream.of(0.5, 1.5, 2).sum() + " " + DoubleStream.of(1, 2).map(Math::sqrt).max().getAsDouble());
        System.out.println("" + IntStream.rangeClosed(1, 5).boxed().collect(Collectors.toList()));
        System.out.println("" + IntStream.range(0, 4).mapToObj(i -> "i" + i).collect(Collectors.joining(",")));
        System.out.println(List.of("a", "bbb").stream().mapToInt(String::length).sum());
        System.out.println("hello".chars().filter(c -> c == 'l').count() + " " + "abc".chars().mapToObj(c -> "" + (char) (c + 1)).collect(Collectors.joining()));
        System.out.println("" + IntStream.rangeClosed(1, 30).filter(StrmPrimitive::prime).boxed().toList());
        System.out.println("" + IntStream.iterate(1, x -> x * 3).limit(5).sum() + " " + IntStream.iterate(100, x -> x > 0, x -> x / 3).boxed().toList());
        System.out.println(Arrays.stream(new int[] {5, 3, 9}).sorted().boxed().toList() + " " + Arrays.stream(new int[] {1, 2, 3, 4}, 1, 3).sum());
        System.out.println("" + IntStream.of(Integer.MAX_VALUE, 1).sum() + " " + IntStream.of(Integer.MAX_VALUE, 1).asLongStream().sum());
        System.out.println("" + IntStream.of(7, 2).mapToDouble(x -> x / 2.0).boxed().toList() + " " + DoubleStream.of(1.9).mapToInt(d -> (int) d).sum());
        System.out.println("" + IntStream.of(1, 1, 2).distinct().count() + " " + IntStream.range(0, 10).skip(7).boxed().toList() + " " + IntStream.of(1, 2).anyMatch(x -> x == 2));
        var s = IntStream.rangeClosed(1, 4).summaryStatistics();
        System.out.println(s.getMin() + " " + s.getMax() + " " + s.getAverage() + " " + s.getSum());
        System.out.println("" + IntStream.range(1, 4).flatMap(n -> IntStream.range(0, n)).boxed().toList());
    }
}
