// Streams are lazy and pull one element at a time; sorted is a barrier; short circuits stop early.
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StrmLaziness {
    static StringBuilder log = new StringBuilder();

    static <T> T note(String s, T t) {
        log.append(s).append(t).append(' ');
        return t;
    }

    static void flush(Object r) {
        System.out.println(r + " : " + log.toString().trim());
        log.setLength(0);
    }

    public static void main(String[] args) {
        Stream<Integer> s = Stream.of(1, 2, 3).map(x -> note("m", x));
        flush("built");
        flush(s.collect(Collectors.toList()));
        flush(Stream.of(1, 2, 3, 4).filter(x -> note("f", x) % 2 == 0).map(x -> note("m", x * 10)).findFirst().get());
        flush(Stream.of(1, 2, 3, 4).peek(x -> note("p", x)).anyMatch(x -> x == 2));
        flush(Stream.of(3, 1, 2).peek(x -> note("a", x)).sorted().peek(x -> note("b", x)).limit(2).collect(Collectors.toList()));
        flush(Stream.iterate(1, x -> note("i", x + 1)).limit(3).collect(Collectors.toList()));
        flush(IntStream.range(0, 5).map(x -> note("r", x)).filter(x -> x > 1).limit(2).sum());
        flush(Stream.of(1, 2, 2, 3).map(x -> note("d", x)).distinct().skip(1).collect(Collectors.toList()));
        flush(Stream.of("x", "y").flatMap(x -> Stream.of(note("o", x) + 1, x + 2)).map(x -> note("i", x)).collect(Collectors.toList()));
        List<Integer> src = new ArrayList<>(List.of(1, 2));
        Stream<Integer> late = src.stream();
        src.add(3);
        flush(late.collect(Collectors.toList()));
        flush(Stream.of(1, 2, 3).takeWhile(x -> note("t", x) < 2).collect(Collectors.toList()));
        Stream.of(1, 2).map(x -> note("never", x));
        flush("nothing");
        try {
            Stream.of(1, 0, 2).map(x -> note("q", 10 / x)).forEach(x -> note("e", x));
        } catch (ArithmeticException e) {
            flush(e.getMessage());
        }
        flush(Stream.of(5, 6).mapToInt(x -> note("u", x)).boxed().map(x -> note("b", x)).reduce(0, (a, b) -> a + note("+", b)));
    }
}
