// ArrayList: add, insert, remove by index and by object, set, search, sublist, equality.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class ColArrayList {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>();
        System.out.println(l.isEmpty() + " " + l + " " + l.add(5) + " " + l.size());
        l.add(0, 1);
        l.add(1, 2);
        l.addAll(List.of(7, 5));
        l.addAll(2, Arrays.asList(8, null));
        System.out.println(l);
        System.out.println(l.indexOf(5) + " " + l.lastIndexOf(5) + " " + l.indexOf(null) + " " + l.indexOf(99) + " " + l.contains(7));
        System.out.println(l.remove(3) + " " + l.remove(Integer.valueOf(5)) + " " + l.remove((Integer) 42) + " " + l);
        System.out.println(l.set(0, 100) + " " + l.get(0));
        List<Integer> sub = l.subList(1, 3);
        sub.set(0, -2);
        sub.add(33);
        System.out.println(sub + " " + l);
        sub.clear();
        System.out.println(l + " " + l.size());
        System.out.println(l.equals(List.of(100, 7, 5)) + " " + l.equals(Arrays.asList(100, 7)) + " " + l.hashCode());
        List<Integer> copy = new ArrayList<>(l);
        copy.removeAll(List.of(7));
        System.out.println(copy + " " + l.containsAll(copy) + " " + copy.retainAll(List.of(5)) + copy);
        Collections.reverse(l);
        System.out.println(l);
        Object[] arr = l.toArray();
        Integer[] typed = l.toArray(new Integer[0]);
        arr[0] = "x";
        System.out.println(arr.length + " " + typed[1] + " " + l.get(0));
        for (int i = l.size() - 1; i >= 0; i--) {
            if (l.get(i) > 6) {
                l.remove(i);
            }
        }
        System.out.println(l);
        List<List<String>> nested = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            nested.add(new ArrayList<>());
            nested.get(i / 2).add("n" + i);
        }
        System.out.println(nested);
        List<Integer> many = new ArrayList<>(2);
        for (int i = 0; i < 100; i++) {
            many.add(i % 10 == 0 ? many.size() / 2 : many.size(), i);
        }
        System.out.println(many.size() + " " + many.get(0) + " " + many.get(50) + " " + many.indexOf(90));
        l.clear();
        System.out.println(l.isEmpty() + "" + l);
    }
}
