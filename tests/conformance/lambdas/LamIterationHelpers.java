// forEach, removeIf, replaceAll, computeIfAbsent, merge and friends with lambdas.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class LamIterationHelpers {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        StringBuilder sb = new StringBuilder();
        l.forEach(sb::append);
        System.out.println(sb);
        System.out.println(l.removeIf(x -> x % 3 == 0) + " " + l + " " + l.removeIf(x -> x > 100));
        l.replaceAll(x -> x * x);
        System.out.println(l);
        Map<String, Integer> m = new TreeMap<>();
        for (String w : "to be or not to be".split(" ")) {
            m.merge(w, 1, Integer::sum);
        }
        System.out.println(m);
        m.forEach((k, v) -> System.out.print(k + v + " "));
        System.out.println();
        m.replaceAll((k, v) -> v * 10 + k.length());
        System.out.println(m);
        System.out.println(m.computeIfAbsent("be", k -> -1) + " " + m.computeIfAbsent("new", String::length));
        System.out.println(m.computeIfPresent("or", (k, v) -> null) + " " + m.computeIfPresent("zz", (k, v) -> 1));
        System.out.println(m.compute("be", (k, v) -> v == null ? 0 : v + 1) + " " + m.compute("first", (k, v) -> v == null ? 7 : v));
        System.out.println(m.merge("to", 5, (a, b) -> null) + " " + m);
        System.out.println(m.getOrDefault("gone", 99) + " " + m.putIfAbsent("be", 0) + " " + m.putIfAbsent("gone", 1));
        m.entrySet().removeIf(e -> e.getValue() < 10);
        System.out.println(m);
        m.keySet().removeIf(k -> k.startsWith("n"));
        m.values().removeIf(v -> v > 1000);
        System.out.println(m);
        int[] a = new int[5];
        Arrays.setAll(a, i -> i * i - 1);
        System.out.println(Arrays.toString(a));
        Iterator<Integer> it = l.iterator();
        it.next();
        List<Integer> rest = new ArrayList<>();
        it.forEachRemaining(rest::add);
        System.out.println(rest);
        l.sort(null);
        l.sort((x, y) -> y - x);
        System.out.println(l);
        Map<Boolean, List<Integer>> parts = new HashMap<>();
        rest.forEach(x -> parts.computeIfAbsent(x > 10, k -> new ArrayList<>()).add(x));
        System.out.println(parts.get(true) + " " + parts.get(false));
    }
}
