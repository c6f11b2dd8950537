// Optional: creation, map, flatMap, filter, or, laziness of the alternatives.
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;

public class StrmOptional {
    static int calls;

    static String dflt() {
        calls++;
        return "default";
    }

    static Optional<Integer> parse(String s) {
        try {
            return Optional.of(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    static Optional<Integer> half(int n) {
        return n % 2 == 0 ? Optional.of(n / 2) : Optional.empty();
    }

    public static void main(String[] args) {
        Optional<String> some = Optional.of("x");
        Optional<String> none = Optional.empty();
        System.out.println(some + " " + none + " " + some.isPresent() + " " + none.isEmpty() + " " + some.get());
        System.out.println(some.orElse(dflt()) + " " + calls + " " + some.orElseGet(StrmOptional::dflt) + " " + calls + " " + none.orElseGet(StrmOptional::dflt) + " " + calls);
        System.out.println(some.map(String::length) + " " + none.map(String::length) + " " + some.map(s -> (String) null));
        System.out.println(parse("8").flatMap(StrmOptional::half).flatMap(StrmOptional::half) + " " + parse("6").flatMap(StrmOptional::half).flatMap(StrmOptional::half) + " " + parse("q").flatMap(StrmOptional::half));
        System.out.println(some.filter(s -> s.equals("x")) + " " + some.filter(String::isEmpty) + " " + none.filter(s -> true));
        System.out.println(Optional.ofNullable(null) + " " + Optional.ofNullable("v") + " " + none.or(() -> Optional.of("or")) + " " + some.or(() -> Optional.of("or")));
        some.ifPresent(s -> System.out.println("present " + s));
        none.ifPresent(s -> System.out.println("never"));
        none.ifPresentOrElse(s -> System.out.println("never"), () -> System.out.println("absent"));
        try {
            none.get();
        } catch (NoSuchElementException e) {
            System.out.println("get on empty");
        }
        try {
            none.orElseThrow(() -> new IllegalStateException("mine"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Optional.of(null);
        } catch (NullPointerException e) {
            System.out.println("of null");
        }
        System.out.println(some.equals(Optional.of("x")) + " " + none.equals(Optional.empty()) + " " + some.hashCode() + " " + none.hashCode());
        System.out.println(some.stream().count() + none.stream().count());
        Map<String, String> m = Map.of("a", "b", "b", "c");
        System.out.println(Optional.ofNullable(m.get("a")).map(m::get).map(m::get).orElse("end"));
        System.out.println(List.of("1", "x", "3").stream().map(StrmOptional::parse).flatMap(Optional::stream).reduce(0, Integer::sum));
        int r = parse("5").map(x -> x * 2).filter(x -> x > 5).orElse(0);
        System.out.println(r);
    }
}
