// The iteration order of hash tables with small integer and single letter keys, as the table gives it.
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class ColHashOrder {
    public static void main(String[] args) {
        Set<Integer> s = new HashSet<>();
        for (int i : new int[] {5, 3, 9, 1, 12}) {
            s.add(i);
        }
        System.out.println(s);
        s.add(17);
        s.add(33);
        s.add(16);
        System.out.println(s);
        for (int i = 40; i < 45; i++) {
            s.add(i);
        }
        System.out.println(s);
        s.remove(9);
        s.remove(3);
        System.out.println(s);
        Map<String, Integer> m = new HashMap<>();
        for (String k : "q w e r t y".split(" ")) {
            m.put(k, k.charAt(0) - 'a');
        }
        System.out.println(m);
        System.out.println(m.keySet() + " " + m.values());
        Map<Character, Integer> c = new HashMap<>();
        for (char ch : "mississippi".toCharArray()) {
            c.merge(ch, 1, Integer::sum);
        }
        System.out.println(c);
        Set<Integer> neg = new HashSet<>(List.of(-1, -2, 0, 1, 65536, 65537));
        System.out.println(neg);
        Map<String, Integer> words = new HashMap<>();
        for (String w : "the quick brown fox jumps over the lazy dog".split(" ")) {
            words.merge(w, 1, Integer::sum);
        }
        System.out.println(words);
        Map<String, Integer> linked = new LinkedHashMap<>();
        for (String k : "z a m a".split(" ")) {
            linked.merge(k, 1, Integer::sum);
        }
        linked.remove("z");
        linked.put("z", 9);
        System.out.println(linked + " " + new LinkedHashSet<>(List.of("y", "b", "x")));
        Set<Boolean> bs = new HashSet<>(List.of(true, false));
        Set<Long> ls = new HashSet<>(List.of(1L << 32, 3L, -1L));
        System.out.println(bs + " " + ls);
    }
}
