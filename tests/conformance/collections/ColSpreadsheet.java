// A small table with maps of maps, computed cells and dependency order.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class ColSpreadsheet {
    private final Map<String, List<String>> formula = new TreeMap<>();
    private final Map<String, Integer> cache = new LinkedHashMap<>();
    private final Set<String> active = new HashSet<>();
    int evals;

    void set(String cell, String... terms) {
        formula.put(cell, List.of(terms));
        cache.clear();
    }

    int get(String cell) {
        Integer v = cache.get(cell);
        if (v != null) {
            return v;
        }
        if (!active.add(cell)) {
            throw new IllegalStateException("cycle at " + cell);
        }
        try {
            evals++;
            int sum = 0;
            for (String t : formula.getOrDefault(cell, List.of())) {
                sum += Character.isDigit(t.charAt(0)) || t.charAt(0) == '-' ? Integer.parseInt(t) : get(t);
            }
            cache.put(cell, sum);
            return sum;
        } finally {
            active.remove(cell);
        }
    }

    List<String> order() {
        Map<String, Integer> indeg = new TreeMap<>();
        Map<String, List<String>> users = new TreeMap<>();
        for (String c : formula.keySet()) {
            indeg.put(c, 0);
        }
        formula.forEach((c, ts) -> {
            for (String t : ts) {
                if (formula.containsKey(t)) {
                    indeg.merge(c, 1, Integer::sum);
                    users.computeIfAbsent(t, k -> new ArrayList<>()).add(c);
                }
            }
        });
        Deque<String> ready = new ArrayDeque<>();
        indeg.forEach((c, n) -> {
            if (n == 0) {
                ready.add(c);
            }
        });
        List<String> out = new ArrayList<>();
        while (!ready.isEmpty()) {
            String c = ready.poll();
            out.add(c);
            for (String u : users.getOrDefault(c, List.of())) {
                if (indeg.merge(u, -1, Integer::sum) == 0) {
                    ready.add(u);
                }
            }
        }
        return out;
    }

    public static void main(String[] args) {
        ColSpreadsheet s = new ColSpreadsheet();
        s.set("a1", "5");
        s.set("a2", "a1", "10");
        s.set("b1", "a1", "a2", "-3");
        s.set("b2", "b1", "b1");
        System.out.println(s.get("b2") + " " + s.evals + " " + s.cache);
        System.out.println(s.get("b1") + " " + s.evals);
        System.out.println(s.order());
        s.set("a1", "100");
        System.out.println(s.get("b2") + " " + s.get("zz") + " " + s.cache.size());
        s.set("a1", "b2");
        try {
            s.get("b1");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + s.active.isEmpty());
        }
        System.out.println(s.order());
        s.set("a1");
        System.out.println(s.get("b2") + " " + s.formula);
    }
}
