// List.of, Set.of, Map.of, copyOf: immutability, nulls, equality with mutable collections.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class ColImmutable {
    static void refuse(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " allowed");
        } catch (UnsupportedOperationException e) {
            System.out.println(what + " unsupported");
        } catch (NullPointerException e) {
            System.out.println(what + " null");
        } catch (IllegalArgumentException e) {
            System.out.println(what + " duplicate");
        }
    }

    public static void main(String[] args) {
        List<Integer> l = List.of(1, 2, 3);
        System.out.println(l + " " + l.size() + " " + l.get(1) + " " + l.equals(Arrays.asList(1, 2, 3)) + " " + l.equals(new ArrayList<>(l)) + " " + l.indexOf(3));
        refuse("add", () -> l.add(4));
        refuse("set", () -> l.set(0, 4));
        refuse("remove", () -> l.remove(0));
        refuse("removeIf", () -> l.removeIf(x -> true));
        refuse("sort", () -> l.sort(null));
        refuse("iterator remove", () -> {
            var it = l.iterator();
            it.next();
            it.remove();
        });
        refuse("null element", () -> List.of(1, null));
        refuse("contains null", () -> l.contains(null));
        refuse("set duplicate", () -> Set.of(1, 2, 1));
        refuse("map duplicate", () -> Map.of("a", 1, "a", 2));
        refuse("map null", () -> Map.of("a", null));
        refuse("map put", () -> Map.of("a", 1).put("b", 2));
        refuse("copyOf null", () -> List.copyOf(Arrays.asList(1, null)));
        List<Integer> src = new ArrayList<>(List.of(9, 8));
        List<Integer> cp = List.copyOf(src);
        src.add(7);
        System.out.println(cp + " " + src + " " + (List.copyOf(cp) == cp));
        Set<String> s = Set.of("x", "y");
        System.out.println(s.size() + " " + s.contains("x") + " " + s.equals(new HashSet<>(Arrays.asList("y", "x"))));
        Map<String, Integer> m = Map.of("one", 1, "two", 2);
        System.out.println(m.get("two") + " " + m.getOrDefault("three", 3) + " " + new TreeMap<>(m) + " " + m.equals(new HashMap<>(m)));
        Map<Integer, String> me = Map.ofEntries(Map.entry(1, "a"), Map.entry(2, "b"));
        System.out.println(me.size() + me.get(2) + Map.entry("k", 5) + Map.entry("k", 5).equals(Map.entry("k", 5)));
        System.out.println(List.of().isEmpty() + " " + Map.of().size() + " " + List.of(new Integer[] {1, 2}).size() + " " + List.of(List.of(1), List.of()).get(0));
        System.out.println(l.subList(1, 3) + " " + l.hashCode() + " " + l.contains(2));
        Object[] arr = l.toArray();
        arr[0] = 50;
        System.out.println(l.get(0));
    }
}
