// HashMap: put, get, null keys, default methods, views, equality; printed in sorted order.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class ColHashMap {
    static String sorted(Map<String, Integer> m) {
        return new TreeMap<>(m).toString();
    }

    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        System.out.println(m.put("one", 1) + " " + m.put("two", 2) + " " + m.put("one", 11) + " " + m.size());
        System.out.println(m.get("one") + " " + m.get("none") + " " + m.getOrDefault("none", -1) + " " + m.containsKey("two") + " " + m.containsValue(2));
        m.put("nul", null);
        System.out.println(m.get("nul") + " " + m.containsKey("nul") + " " + m.getOrDefault("nul", 5) + " " + m.putIfAbsent("nul", 9) + " " + m.get("nul"));
        System.out.println(m.remove("two") + " " + m.remove("two") + " " + m.remove("one", 5) + " " + m.remove("one", 11) + " " + m.size());
        for (String w : "a b a c b a".split(" ")) {
            m.merge(w, 1, Integer::sum);
        }
        System.out.println(sorted(m));
        System.out.println(m.replace("a", 30) + " " + m.replace("zz", 1) + " " + m.replace("b", 2, 20) + " " + m.replace("b", 2, 99));
        List<String> keys = new ArrayList<>(m.keySet());
        Collections.sort(keys);
        System.out.println(keys + " " + m.values().contains(20) + " " + m.entrySet().contains(Map.entry("a", 30)));
        int sum = 0;
        for (Map.Entry<String, Integer> e : m.entrySet()) {
            sum += e.getValue();
            e.setValue(e.getValue() + 1);
        }
        System.out.println(sum + " " + sorted(m));
        m.keySet().remove("a");
        m.values().remove(21);
        System.out.println(sorted(m));
        Map<String, Integer> n = new HashMap<>(m);
        System.out.println(n.equals(m) + " " + (n.hashCode() == m.hashCode()) + " " + m.equals(Map.of("c", 2, "nul", 10)));
        n.putAll(Map.of("k", 7, "c", 0));
        System.out.println(sorted(n));
        Map<Object, String> odd = new HashMap<>();
        odd.put(null, "null key");
        odd.put(1, "int");
        odd.put(1L, "long");
        odd.put('1', "char");
        odd.put("1", "string");
        System.out.println(odd.size() + odd.get(null) + odd.get(1) + odd.get(1L) + odd.get('1') + odd.get("1") + odd.get((short) 1));
        for (int i = 0; i < 200; i++) {
            m.put("k" + i % 50, i);
        }
        System.out.println(m.size() + " " + m.get("k0") + " " + m.get("k49"));
        m.clear();
        System.out.println(m.isEmpty() + " " + m);
    }
}
