// java.util.Collections: sort, reverse, swap, rotate, frequency, views, nCopies.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class ColCollections {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(4, 1, 3, 5, 2));
        Collections.sort(l);
        System.out.println(l + " " + Collections.binarySearch(l, 4) + " " + Collections.binarySearch(l, 9));
        Collections.sort(l, Comparator.reverseOrder());
        System.out.println(l + " " + Collections.max(l) + " " + Collections.min(l));
        Collections.reverse(l);
        Collections.swap(l, 0, 4);
        System.out.println(l);
        Collections.rotate(l, 2);
        System.out.println(l);
        Collections.rotate(l, -1);
        System.out.println(l);
        System.out.println(Collections.frequency(List.of(1, 2, 1, 1), 1) + " " + Collections.nCopies(3, "x") + " " + Collections.disjoint(List.of(1), Set.of(2)));
        Collections.fill(l, 7);
        System.out.println(l);
        Collections.addAll(l, 8, 9);
        Collections.replaceAll(l, 7, 0);
        System.out.println(l);
        List<Integer> ro = Collections.unmodifiableList(l);
        l.set(0, 100);
        System.out.println(ro.get(0));
        try {
            ro.add(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("read only");
        }
        System.out.println(Collections.emptyList() + " " + Collections.emptyMap() + " " + Collections.singletonList(5) + " " + Collections.singleton("s") + " " + Collections.singletonMap("k", "v"));
        List<String> words = Arrays.asList("b", "A", "c");
        Collections.sort(words);
        System.out.println(words);
        Collections.sort(words, String.CASE_INSENSITIVE_ORDER);
        System.out.println(words);
        System.out.println(Collections.max(words, Comparator.comparing(String::toLowerCase)) + Collections.indexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3)) + Collections.lastIndexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3)));
        List<Integer> dst = new ArrayList<>(List.of(0, 0, 0));
        Collections.copy(dst, List.of(1, 2));
        System.out.println(dst);
        Collection<Integer> c = Collections.unmodifiableCollection(dst);
        System.out.println(c.size() + " " + c.contains(2));
        Map<String, Integer> rm = Collections.unmodifiableMap(new java.util.TreeMap<>(Map.of("a", 1)));
        try {
            rm.put("b", 2);
        } catch (UnsupportedOperationException e) {
            System.out.println(rm);
        }
        List<Integer> sync = Collections.synchronizedList(new ArrayList<>(List.of(3)));
        sync.add(4);
        System.out.println(sync);
    }
}
