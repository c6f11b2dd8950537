// HashSet, TreeSet, LinkedHashSet: set algebra, navigation, order.
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

public class ColSets {
    public static void main(String[] args) {
        Set<Integer> a = new TreeSet<>(List.of(5, 1, 3));
        Set<Integer> b = new HashSet<>(Arrays.asList(3, 4, 5));
        Set<Integer> u = new TreeSet<>(a);
        System.out.println(u.addAll(b) + " " + u);
        Set<Integer> i = new TreeSet<>(a);
        System.out.println(i.retainAll(b) + " " + i);
        Set<Integer> d = new TreeSet<>(a);
        System.out.println(d.removeAll(b) + " " + d + " " + a.containsAll(i) + " " + i.containsAll(a));
        System.out.println(a.add(1) + " " + a.add(2) + " " + a.remove(9) + " " + a.remove(5) + " " + a);
        System.out.println(new HashSet<>(List.of(1, 2)).equals(new TreeSet<>(List.of(2, 1))) + " " + a.hashCode());
        TreeSet<String> t = new TreeSet<>(Arrays.asList("pear apple fig kiwi banana fig".split(" ")));
        System.out.println(t + " " + t.first() + " " + t.last());
        System.out.println(t.floor("g") + " " + t.ceiling("g") + " " + t.lower("apple") + " " + t.higher("kiwi"));
        System.out.println(t.headSet("fig") + " " + t.headSet("fig", true) + " " + t.tailSet("kiwi") + " " + t.subSet("b", "l"));
        System.out.println(t.descendingSet() + " " + t.pollFirst() + " " + t.pollLast() + " " + t);
        TreeSet<String> len = new TreeSet<>(Comparator.comparing(String::length));
        System.out.println(len.add("aa") + " " + len.add("bb") + " " + len.add("c") + " " + len + " " + len.contains("zz"));
        Set<String> order = new LinkedHashSet<>();
        for (String s : "z y x y z w".split(" ")) {
            order.add(s);
        }
        System.out.println(order + " " + order.remove("y") + " " + order.add("y") + " " + order);
        Set<Object> mixed = new HashSet<>();
        System.out.println(mixed.add(null) + " " + mixed.add(null) + " " + mixed.add(1) + " " + mixed.add(1L) + " " + mixed.size() + " " + mixed.contains(null));
        Set<List<Integer>> lists = new HashSet<>();
        lists.add(List.of(1, 2));
        lists.add(Arrays.asList(1, 2));
        lists.add(List.of(2, 1));
        System.out.println(lists.size());
        int dup = 0;
        Set<Character> seen = new HashSet<>();
        for (char c : "abracadabra".toCharArray()) {
            if (!seen.add(c)) {
                dup++;
            }
        }
        System.out.println(dup + " " + seen.size() + " " + new TreeSet<>(seen));
        try {
            new TreeSet<Object>().add(new Object[0]);
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
    }
}
