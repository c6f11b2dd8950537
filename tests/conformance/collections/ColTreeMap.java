// TreeMap: sorted order, navigation, views, comparators, head and tail maps.
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

public class ColTreeMap {
    public static void main(String[] args) {
        TreeMap<Integer, String> t = new TreeMap<>();
        for (int k : new int[] {50, 20, 80, 10, 30, 70, 90}) {
            t.put(k, "v" + k);
        }
        System.out.println(t);
        System.out.println(t.firstKey() + " " + t.lastKey() + " " + t.firstEntry() + " " + t.lastEntry().getValue());
        System.out.println(t.floorKey(55) + " " + t.ceilingKey(55) + " " + t.lowerKey(50) + " " + t.higherKey(50) + " " + t.floorKey(5) + " " + t.higherKey(90));
        System.out.println(t.floorEntry(79).getKey() + " " + t.ceilingEntry(1));
        System.out.println(t.headMap(50) + " " + t.tailMap(80));
        System.out.println(t.headMap(50, true).size() + " " + t.subMap(20, 80) + " " + t.tailMap(80, false));
        System.out.println(t.descendingMap());
        System.out.println(t.descendingKeySet() + " " + t.navigableKeySet().first());
        System.out.println(t.pollFirstEntry() + " " + t.pollLastEntry() + " " + t.size());
        System.out.println(t.put(20, "new") + " " + t.get(20) + " " + t.remove(50) + " " + t.remove(51) + " " + t);
        NavigableMap<Integer, String> view = t.subMap(20, true, 70, true);
        view.put(25, "added");
        System.out.println(t + " " + view.size());
        try {
            view.put(99, "outside");
        } catch (IllegalArgumentException e) {
            System.out.println("out of range");
        }
        TreeMap<String, Integer> byLen = new TreeMap<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        for (String s : List.of("bb", "a", "ccc", "aa", "z", "bb")) {
            byLen.merge(s, 1, Integer::sum);
        }
        System.out.println(byLen + " " + byLen.firstKey());
        TreeMap<String, Integer> ci = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        ci.put("Key", 1);
        ci.put("KEY", 2);
        System.out.println(ci + " " + ci.get("key"));
        for (Map.Entry<Integer, String> e : t.entrySet()) {
            e.setValue(e.getValue() + "!");
        }
        System.out.println(t.values() + " " + t.containsValue("new!"));
        t.keySet().removeIf(k -> k % 20 == 0);
        System.out.println(t);
        System.out.println(new TreeMap<>(Map.of(2, "b", 1, "a")).equals(Map.of(1, "a", 2, "b")));
        TreeMap<Integer, Integer> big = new TreeMap<>();
        for (int i = 0; i < 100; i++) {
            big.put(i * 37 % 101, i);
        }
        for (int i = 0; i < 100; i += 2) {
            big.remove(i);
        }
        int check = 0;
        int prev = -1;
        for (int k : big.keySet()) {
            check += k > prev ? 1 : 1000;
            prev = k;
        }
        System.out.println(big.size() + " " + check + " " + big.firstKey() + " " + big.lastKey());
    }
}
