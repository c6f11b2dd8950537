// Keys with colliding hashes, mutable keys, identity and equality in hash tables.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class ColCustomKeys {
    static int eq;
    static int hash;

    static class Key {
        int v;

        Key(int v) {
            this.v = v;
        }

        @Override
        public boolean equals(Object o) {
            eq++;
            return o instanceof Key k && k.v == v;
        }

        @Override
        public int hashCode() {
            hash++;
            return v % 3;
        }
    }

    static class NoEquals {
        final int v;

        NoEquals(int v) {
            this.v = v;
        }
    }

    public static void main(String[] args) {
        Map<Key, String> m = new HashMap<>();
        for (int i = 0; i < 12; i++) {
            m.put(new Key(i), "v" + i);
        }
        System.out.println(m.size() + " " + m.get(new Key(7)) + " " + m.get(new Key(12)));
        System.out.println((hash > 0) + " " + (eq > 0));
        System.out.println(m.remove(new Key(3)) + " " + m.containsKey(new Key(3)) + " " + m.containsKey(new Key(6)) + " " + m.size());
        Key k = new Key(1);
        Set<Key> s = new HashSet<>();
        s.add(k);
        k.v = 2;
        System.out.println(s.contains(k) + " " + s.contains(new Key(1)) + " " + s.size());
        s.add(k);
        System.out.println(s.size());
        k.v = 1;
        System.out.println(s.contains(k) + " " + s.remove(k) + " " + s.size());
        NoEquals a = new NoEquals(1);
        Map<NoEquals, Integer> n = new HashMap<>();
        n.put(a, 1);
        n.put(new NoEquals(1), 2);
        n.merge(a, 10, Integer::sum);
        System.out.println(n.size() + " " + n.get(a) + " " + n.get(new NoEquals(1)));
        Map<String, Integer> id = new IdentityHashMap<>();
        String x = new String("k");
        String y = new String("k");
        id.put(x, 1);
        id.put(y, 2);
        System.out.println(id.size() + " " + id.get(x) + " " + id.get(y));
        Map<List<Integer>, String> ml = new HashMap<>();
        List<Integer> key = new ArrayList<>(List.of(1, 2));
        ml.put(key, "list");
        System.out.println(ml.get(List.of(1, 2)));
        key.add(3);
        System.out.println(ml.get(List.of(1, 2)) + " " + ml.size());
        List<Key> l = new ArrayList<>(List.of(new Key(5), new Key(6)));
        eq = 0;
        System.out.println(l.indexOf(new Key(6)) + " " + eq + " " + l.contains(new Key(9)) + " " + eq);
        Map<Object, String> mixed = new HashMap<>();
        mixed.put(0, "int");
        mixed.put(0.0, "double");
        mixed.put(-0.0, "minus");
        mixed.put('\0', "char");
        System.out.println(mixed.size() + mixed.get(0) + mixed.get(0.0) + mixed.get(-0.0) + mixed.get('\0'));
    }
}
