// Iterators: removal, fail-fast detection, ListIterator edits, nested iteration.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;

public class ColIterators {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        for (Iterator<Integer> it = l.iterator(); it.hasNext();) {
            if (it.next() % 2 == 0) {
                it.remove();
            }
        }
        System.out.println(l);
        int seen = 0;
        try {
            for (Integer x : l) {
                seen++;
                if (x == 3) {
                    l.add(99);
                }
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("modified after " + seen);
        }
        seen = 0;
        List<Integer> m = new ArrayList<>(List.of(1, 2, 3));
        for (Integer x : m) {
            seen++;
            if (x == 2) {
                m.remove(x);
            }
        }
        System.out.println("last but one is not noticed: " + seen + " " + m);
        try {
            for (Integer x : m) {
                m.remove(x);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("noticed " + m);
        }
        ListIterator<Integer> li = l.listIterator(1);
        System.out.println(li.hasPrevious() + " " + li.nextIndex() + " " + li.previousIndex() + " " + li.next());
        li.set(30);
        li.add(31);
        System.out.println(l + " " + li.previous() + " " + li.next() + " " + li.next());
        try {
            li.add(1);
            li.set(2);
        } catch (IllegalStateException e) {
            System.out.println("set after add " + l);
        }
        Iterator<Integer> end = l.iterator();
        while (end.hasNext()) {
            end.next();
        }
        try {
            end.next();
        } catch (NoSuchElementException e) {
            System.out.println("no more");
        }
        Map<String, Integer> map = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3));
        Iterator<Map.Entry<String, Integer>> me = map.entrySet().iterator();
        while (me.hasNext()) {
            Map.Entry<String, Integer> e = me.next();
            if (e.getKey().equals("b")) {
                me.remove();
            } else {
                e.setValue(e.getValue() * 10);
            }
        }
        System.out.println(map);
        Map<Integer, Integer> hm = new HashMap<>(Map.of(1, 1, 2, 2, 3, 3));
        try {
            for (Integer k : hm.keySet()) {
                hm.put(k + 100, k);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("map modified " + hm.size());
        }
        for (Integer k : hm.keySet()) {
            hm.put(k, -k);
        }
        System.out.println(hm.get(1) + " " + hm.get(3));
        List<Integer> sub = l.subList(0, 2);
        l.add(5);
        try {
            System.out.println(sub.size());
        } catch (ConcurrentModificationException e) {
            System.out.println("stale sublist");
        }
    }
}
