// Raw types: erased members, unchecked calls, mixing with generic code.
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

@SuppressWarnings({"unchecked", "rawtypes"})
public class GenRawTypes {
    static class Pair<A, B extends Comparable> {
        A a;
        B b;

        Pair(A a, B b) {
            this.a = a;
            this.b = b;
        }

        A getA() {
            return a;
        }

        List<String> names() {
            return new ArrayList<>(List.of("n"));
        }
    }

    static int total(List l) {
        int n = 0;
        for (Object o : l) {
            if (o instanceof Integer) {
                n += (Integer) o;
            }
        }
        return n;
    }

    static String over(List l) {
        return "List";
    }

    static String over(Object o) {
        return "Object";
    }

    public static void main(String[] args) {
        List raw = new ArrayList();
        raw.add("s");
        raw.add(1);
        raw.add(null);
        raw.add(2.5);
        System.out.println(raw + " " + raw.size() + " " + raw.get(0));
        String s = (String) raw.get(0);
        System.out.println(s.length() + total(raw));
        Iterator it = raw.iterator();
        while (it.hasNext()) {
            Object o = it.next();
            if (!(o instanceof Number)) {
                it.remove();
            }
        }
        System.out.println(raw);
        Map m = new HashMap();
        m.put("k", 1);
        m.put(2, "v");
        System.out.println(m.get("k") + "" + m.get(2) + m.get(3));
        Pair p = new Pair("x", 5);
        Object a = p.getA();
        System.out.println(a + " " + p.b.compareTo(4));
        List names = p.names();
        names.add(7);
        System.out.println(names);
        Pair<String, Integer> typed = p;
        System.out.println(typed.a.length() + typed.b);
        List<String> back = raw;
        System.out.println(back.size());
        List nums = new ArrayList(List.of(3, 1, 2));
        Collections.sort(nums);
        System.out.println(nums);
        Comparator c = Comparator.reverseOrder();
        nums.sort(c);
        System.out.println(nums);
        Comparable cmp = "b";
        System.out.println(cmp.compareTo("a"));
        System.out.println(over(raw) + over(new ArrayList<String>()) + over("x"));
        Class k = String.class;
        System.out.println(k.getSimpleName() + (raw instanceof List));
        try {
            Collections.sort(new ArrayList(List.of("a", 1)));
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
    }
}
