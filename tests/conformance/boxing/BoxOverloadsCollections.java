// Boxing meets collections: remove(int) and remove(Object), contains, equality of numbers of different types.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

public class BoxOverloadsCollections {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(3, 1, 4, 1, 5));
        l.remove(1);
        System.out.println(l);
        l.remove((Integer) 1);
        System.out.println(l);
        l.remove(Integer.valueOf(77));
        short sh = 0;
        l.remove(sh);
        System.out.println(l);
        Set<Short> s = new TreeSet<>();
        for (short i = 0; i < 5; i++) {
            s.add(i);
            s.remove((short) (i - 1));
        }
        System.out.println(s);
        List<Long> ll = new ArrayList<>(List.of(1L, 2L));
        System.out.println(ll.contains(1) + " " + ll.contains(1L) + " " + ll.indexOf(2) + " " + ll.remove((Object) 1));
        List<Character> cs = new ArrayList<>(List.of('a', 'b', 'c'));
        cs.remove((Character) 'b');
        cs.remove(0);
        System.out.println(cs);
        Map<Long, String> m = new HashMap<>();
        m.put(1L, "one");
        System.out.println(m.get(1) + " " + m.get(1L) + " " + m.containsKey(Integer.valueOf(1)));
        Map<Character, Integer> f = new HashMap<>();
        for (char c : "hello".toCharArray()) {
            Integer old = f.get(c);
            f.put(c, old == null ? 1 : old + 1);
        }
        System.out.println(f.get('l') + " " + f.get('z') + " " + f.get((char) ('k' + 1)) + " " + f.get('k' + 1));
        System.out.println(Arrays.asList(1, 2, 3).size() + " " + Arrays.asList(new Integer[] {1, 2}).size() + " " + Arrays.asList(new int[] {1, 2}).size());
        Object o = new ArrayList<>(List.of(1, 2)).get(0);
        System.out.println(o.equals(1) + " " + o.equals(1L) + " " + new ArrayList<Number>(List.of(1, 1.0)).equals(List.of(1, 1.0)));
        int sum = 0;
        for (int x : l) {
            sum += x;
        }
        long total = 0;
        for (long x : l) {
            total += x;
        }
        System.out.println(sum + " " + total);
        int[] prim = l.stream().mapToInt(Integer::intValue).toArray();
        Integer[] boxed = l.toArray(new Integer[0]);
        System.out.println(prim.length + boxed[0]);
        Map<String, Boolean> seen = new HashMap<>();
        seen.put("x", true);
        System.out.println(seen.getOrDefault("y", false) || seen.get("x"));
        Map<String, Integer> cnt = new HashMap<>();
        cnt.put("k", 1);
        cnt.put("k", cnt.get("k") + cnt.get("k"));
        int v = cnt.get("k");
        System.out.println(v);
    }
}
