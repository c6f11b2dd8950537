// Indexes, multimaps, counting and inverting with plain maps.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

public class ColGrouping {
    static String key(String w) {
        char[] c = w.toCharArray();
        java.util.Arrays.sort(c);
        return new String(c);
    }

    public static void main(String[] args) {
        String[] words = "tea eat tan ate nat bat".split(" ");
        Map<String, List<String>> groups = new TreeMap<>();
        for (String w : words) {
            groups.computeIfAbsent(key(w), k -> new ArrayList<>()).add(w);
        }
        System.out.println(groups);
        Map<Character, TreeSet<String>> index = new TreeMap<>();
        for (String w : words) {
            for (char c : w.toCharArray()) {
                index.computeIfAbsent(c, k -> new TreeSet<>()).add(w);
            }
        }
        System.out.println(index);
        Map<Integer, Integer> hist = new TreeMap<>(Collections.reverseOrder());
        for (String w : "one three five eleven six two".split(" ")) {
            hist.put(w.length(), hist.getOrDefault(w.length(), 0) + 1);
        }
        System.out.println(hist);
        Map<String, Integer> score = new LinkedHashMap<>();
        score.put("x", 3);
        score.put("y", 1);
        score.put("z", 2);
        List<Map.Entry<String, Integer>> es = new ArrayList<>(score.entrySet());
        es.sort(Map.Entry.comparingByValue());
        System.out.println(es);
        es.sort(Map.Entry.<String, Integer>comparingByKey().reversed());
        System.out.println(es);
        Map<Integer, String> inv = new TreeMap<>();
        score.forEach((k, v) -> inv.put(v, k));
        System.out.println(inv);
        Map<String, Map<String, Integer>> trans = new TreeMap<>();
        String prev = null;
        for (String w : "a b a c a b".split(" ")) {
            if (prev != null) {
                trans.computeIfAbsent(prev, k -> new TreeMap<>()).merge(w, 1, Integer::sum);
            }
            prev = w;
        }
        System.out.println(trans);
        Map<Integer, Integer> where = new HashMap<>();
        int[] nums = {2, 7, 11, 15};
        for (int i = 0; i < nums.length; i++) {
            Integer j = where.get(18 - nums[i]);
            if (j != null) {
                System.out.println(j + " " + i);
            }
            where.put(nums[i], i);
        }
        String best = null;
        for (Map.Entry<String, Integer> e : score.entrySet()) {
            if (best == null || e.getValue() > score.get(best)) {
                best = e.getKey();
            }
        }
        System.out.println(best);
        LinkedHashMap<Integer, String> lru = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, String> e) {
                return size() > 3;
            }
        };
        for (int i = 0; i < 5; i++) {
            lru.put(i, "v" + i);
            lru.get(2);
        }
        System.out.println(lru);
    }
}
