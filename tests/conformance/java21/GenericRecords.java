// Needs Java 21: record patterns with inferred type arguments, and generic sealed types.
public class GenericRecords {
    record Pair<A, B>(A a, B b) {
    }

    sealed interface Option<T> {
    }

    record Some<T>(T value) implements Option<T> {
    }

    record None<T>() implements Option<T> {
    }

    static <T> T orElse(Option<T> o, T other) {
        return switch (o) {
            case Some<T>(var v) -> v;
            case None<T>() -> other;
        };
    }

    static <T> String both(Pair<Option<T>, Option<T>> p) {
        return switch (p) {
            case Pair<Option<T>, Option<T>>(Some<T>(var x), Some<T>(var y)) -> x + "&" + y;
            case Pair<Option<T>, Option<T>>(Some<T>(var x), None<T>()) -> x + "&-";
            case Pair<Option<T>, Option<T>>(None<T>(), var y) -> "-&" + (y instanceof Some<T> s ? s.value() : "-");
        };
    }

    public static void main(String[] args) {
        System.out.println(orElse(new Some<>(5), 1) + orElse(new None<>(), 2));
        System.out.println(both(new Pair<>(new Some<>("x"), new Some<>("y"))));
        System.out.println(both(new Pair<>(new Some<>("x"), new None<>())));
        System.out.println(both(new Pair<>(new None<>(), new Some<>("y"))));
        System.out.println(both(new Pair<>(new None<>(), new None<>())));
        Object o = new Pair<>(1, new Pair<>("in", 2.5));
        if (o instanceof Pair(Integer n, Pair(String s, var d))) {
            System.out.println(n + s + d);
        }
        Pair<String, Integer> p = new Pair<>("k", 3);
        if (p instanceof Pair(var k, var v)) {
            System.out.println(k.repeat(v));
        }
    }
}
