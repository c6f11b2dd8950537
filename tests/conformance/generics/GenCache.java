// A generic memo table and function combinators over it.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;

public class GenCache {
    static class Memo<K, V> implements Function<K, V> {
        private final Map<K, V> map = new HashMap<>();
        private final BiFunction<Function<K, V>, K, V> rule;
        int misses;

        Memo(BiFunction<Function<K, V>, K, V> rule) {
            this.rule = rule;
        }

        @Override
        public V apply(K k) {
            V v = map.get(k);
            if (v == null) {
                misses++;
                v = rule.apply(this, k);
                map.put(k, v);
            }
            return v;
        }
    }

    static class Multi<K extends Comparable<K>, V> {
        private final Map<K, List<V>> m = new TreeMap<>();

        Multi<K, V> put(K k, V v) {
            m.computeIfAbsent(k, x -> new ArrayList<>()).add(v);
            return this;
        }

        <W> Multi<K, W> mapValues(Function<? super V, ? extends W> f) {
            Multi<K, W> r = new Multi<>();
            for (Map.Entry<K, List<V>> e : m.entrySet()) {
                for (V v : e.getValue()) {
                    r.put(e.getKey(), f.apply(v));
                }
            }
            return r;
        }

        @Override
        public String toString() {
            return m.toString();
        }
    }

    static <T> UnaryOperator<T> times(int n, UnaryOperator<T> f) {
        return x -> {
            T r = x;
            for (int i = 0; i < n; i++) {
                r = f.apply(r);
            }
            return r;
        };
    }

    static <T, K extends Comparable<K>> Multi<K, T> group(Iterable<? extends T> ts, Function<? super T, ? extends K> f) {
        Multi<K, T> m = new Multi<>();
        for (T t : ts) {
            m.put(f.apply(t), t);
        }
        return m;
    }

    public static void main(String[] args) {
        Memo<Integer, Long> fib = new Memo<>((self, n) -> n < 2 ? (long) n : self.apply(n - 1) + self.apply(n - 2));
        System.out.println(fib.apply(50) + " " + fib.misses);
        System.out.println(fib.apply(40) + " " + fib.misses);
        Memo<String, Boolean> pal = new Memo<>((self, s) ->
            s.length() < 2 || s.charAt(0) == s.charAt(s.length() - 1) && self.apply(s.substring(1, s.length() - 1)));
        System.out.println(pal.apply("racecar") + " " + pal.misses + " " + pal.apply("cec") + " " + pal.misses);
        System.out.println(times(5, (Integer x) -> x * 2).apply(1));
        System.out.println(times(3, (String s) -> "(" + s + ")").apply("x"));
        Multi<Integer, String> g = group(List.of("pear", "fig", "kiwi", "yam"), String::length);
        System.out.println(g);
        System.out.println(g.mapValues(s -> s.charAt(0)));
        System.out.println(group(List.of(1, 2, 3, 4, 5), n -> n % 2 == 0 ? "even" : "odd"));
        Memo<List<Integer>, Integer> sum = new Memo<>((self, l) ->
            l.isEmpty() ? 0 : l.get(0) + self.apply(l.subList(1, l.size())));
        System.out.println(sum.apply(List.of(1, 2, 3)) + " " + sum.misses);
    }
}
