// Inference with diamonds, conditionals, lambdas, chained calls and anonymous classes.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

public class GenInference {
    static <T> List<T> list(T... ts) {
        return new ArrayList<>(Arrays.asList(ts));
    }

    static int size(List<String> l) {
        return l.size();
    }

    static <A, B> B fold(List<A> l, B z, BiFunction<? super B, ? super A, ? extends B> f) {
        B acc = z;
        for (A a : l) {
            acc = f.apply(acc, a);
        }
        return acc;
    }

    static <T> Comparator<T> by(Function<? super T, ? extends Comparable> f) {
        return (a, b) -> f.apply(a).compareTo(f.apply(b));
    }

    public static void main(String[] args) {
        Map<String, List<Map<Integer, String>>> deep = new HashMap<>();
        deep.computeIfAbsent("k", k -> new ArrayList<>()).add(new TreeMap<>());
        deep.get("k").get(0).put(1, "one");
        System.out.println(deep);
        System.out.println(size(new ArrayList<>()) + size(Collections.emptyList()) + size(List.of("a")));
        List<? extends Comparable<?>> mixed = list(1, "a", 2.5);
        System.out.println(mixed);
        List<Object> objs = list(1, "a");
        System.out.println(objs.size());
        List<Integer> li = args.length > 0 ? new ArrayList<>() : list(4, 5);
        System.out.println(li.get(0) + li.get(1));
        System.out.println(fold(list(1, 2, 3), "", (s, n) -> s + n) + fold(list("a", "bb"), 0, (n, s) -> n + s.length()));
        System.out.println(fold(list(1, 2), new ArrayList<String>(), (acc, n) -> {
            acc.add("n" + n);
            return acc;
        }));
        Function<Integer, Function<Integer, Integer>> add = a -> b -> a + b;
        System.out.println(add.apply(3).apply(4));
        List<String> ws = list("pear", "fig", "apple");
        ws.sort(by(String::length));
        System.out.println(ws);
        ws.sort(Comparator.comparing((String w) -> w.charAt(1)).reversed());
        System.out.println(ws);
        Comparator<String> anon = new Comparator<>() {
            @Override
            public int compare(String a, String b) {
                return b.compareTo(a);
            }
        };
        ws.sort(anon.thenComparing(Comparator.naturalOrder()));
        System.out.println(ws);
        int total = Optional.of(list(1, 2)).map(l -> l.get(1)).orElse(0) + Optional.<Integer>empty().orElseGet(() -> 10);
        System.out.println(total);
        Map<Integer, List<String>> g = ws.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList()));
        System.out.println(g);
        var l2 = new ArrayList<Map.Entry<String, Integer>>();
        l2.add(Map.entry("e", 5));
        for (var e : l2) {
            System.out.println(e.getKey() + (e.getValue() + 1));
        }
        Object o = list(list(1), list("s"));
        System.out.println(o);
    }
}
