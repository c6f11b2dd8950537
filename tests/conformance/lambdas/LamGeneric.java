// Generic functional interfaces, lambdas that return lambdas, and generic higher-order methods.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

public class LamGeneric {
    static <T, R> List<R> map(List<T> l, Function<? super T, ? extends R> f) {
        List<R> out = new ArrayList<>();
        for (T t : l) {
            out.add(f.apply(t));
        }
        return out;
    }

    static <T, R> R foldRight(List<T> l, R z, BiFunction<T, R, R> f) {
        return l.isEmpty() ? z : f.apply(l.get(0), foldRight(l.subList(1, l.size()), z, f));
    }

    static <T> Predicate<T> all(List<Predicate<T>> ps) {
        return t -> {
            for (Predicate<T> p : ps) {
                if (!p.test(t)) {
                    return false;
                }
            }
            return true;
        };
    }

    static <K, V> Map<V, List<K>> invert(Map<K, V> m) {
        Map<V, List<K>> r = new LinkedHashMap<>();
        m.forEach((k, v) -> r.computeIfAbsent(v, x -> new ArrayList<>()).add(k));
        return r;
    }

    static <T> Supplier<T> memo(Supplier<T> s) {
        Object[] cell = new Object[1];
        boolean[] done = {false};
        return () -> {
            if (!done[0]) {
                cell[0] = s.get();
                done[0] = true;
            }
            @SuppressWarnings("unchecked")
            T t = (T) cell[0];
            return t;
        };
    }

    interface Parser<T> {
        Object[] parse(String s);

        default <R> Parser<R> map(Function<? super T, ? extends R> f) {
            return s -> {
                Object[] r = parse(s);
                @SuppressWarnings("unchecked")
                T t = r == null ? null : (T) r[0];
                return r == null ? null : new Object[] {f.apply(t), r[1]};
            };
        }

        default Parser<T> or(Parser<T> p) {
            return s -> {
                Object[] r = parse(s);
                return r != null ? r : p.parse(s);
            };
        }

        static Parser<String> lit(String w) {
            return s -> s.startsWith(w) ? new Object[] {w, s.substring(w.length())} : null;
        }
    }

    public static void main(String[] args) {
        System.out.println(map(List.of(1, 2, 3), x -> "n" + x) + " " + map(List.of("a", "bb"), String::length));
        System.out.println(map(map(List.of(1, 2), x -> (Function<Integer, Integer>) y -> x * y), f -> f.apply(10)));
        System.out.println(foldRight(List.of(1, 2, 3), "z", (x, s) -> x + "(" + s + ")"));
        System.out.println(foldRight(List.of("a", "b"), 0, (s, n) -> n * 10 + s.charAt(0)));
        Predicate<Integer> p = all(List.of(x -> x > 0, x -> x % 2 == 0, x -> x < 100));
        System.out.println(p.test(4) + " " + p.test(3) + " " + p.test(200) + " " + all(new ArrayList<Predicate<String>>()).test("x"));
        Map<String, Integer> m = new LinkedHashMap<>();
        m.put("a", 1);
        m.put("b", 2);
        m.put("c", 1);
        System.out.println(invert(m) + " " + invert(invert(m)).size());
        int[] runs = {0};
        Supplier<String> ms = memo(() -> {
            runs[0]++;
            return "value";
        });
        System.out.println(ms.get() + ms.get() + runs[0]);
        Parser<Integer> num = Parser.lit("one").map(s -> 1).or(Parser.lit("two").map(String::length));
        System.out.println(num.parse("one!")[0] + " " + num.parse("two!")[1] + num.parse("two")[0] + " " + num.parse("six"));
    }
}
