// Generic algorithms parameterised by comparators: sort, binary search, min, max, merge.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

public class GenComparators {
    static <T> void insertionSort(T[] a, Comparator<? super T> c) {
        for (int i = 1; i < a.length; i++) {
            T x = a[i];
            int j = i;
            for (; j > 0 && c.compare(a[j - 1], x) > 0; j--) {
                a[j] = a[j - 1];
            }
            a[j] = x;
        }
    }

    static <T> int search(T[] a, T x, Comparator<? super T> c) {
        int lo = 0;
        int hi = a.length - 1;
        while (lo <= hi) {
            int mid = (lo + hi) >>> 1;
            int r = c.compare(a[mid], x);
            if (r == 0) {
                return mid;
            }
            if (r < 0) {
                lo = mid + 1;
            } else {
                hi = mid - 1;
            }
        }
        return -lo - 1;
    }

    static <T> List<T> merge(List<? extends T> a, List<? extends T> b, Comparator<? super T> c) {
        List<T> r = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < a.size() || j < b.size()) {
            if (j == b.size() || i < a.size() && c.compare(a.get(i), b.get(j)) <= 0) {
                r.add(a.get(i++));
            } else {
                r.add(b.get(j++));
            }
        }
        return r;
    }

    static class ByLength implements Comparator<CharSequence> {
        int calls;

        @Override
        public int compare(CharSequence a, CharSequence b) {
            calls++;
            return Integer.compare(a.length(), b.length());
        }
    }

    static <T extends Comparable<? super T>> Comparator<T> reverse() {
        return (a, b) -> b.compareTo(a);
    }

    public static void main(String[] args) {
        String[] w = {"pear", "fig", "banana", "kiwi", "apple"};
        ByLength bl = new ByLength();
        insertionSort(w, bl);
        System.out.println(Arrays.toString(w) + " " + bl.calls);
        insertionSort(w, Comparator.naturalOrder());
        System.out.println(Arrays.toString(w));
        System.out.println(search(w, "kiwi", Comparator.naturalOrder()) + " " + search(w, "cherry", Comparator.naturalOrder()));
        insertionSort(w, reverse());
        System.out.println(Arrays.toString(w));
        Integer[] n = {5, -3, 8, 0};
        insertionSort(n, Comparator.comparingInt(Math::abs));
        System.out.println(Arrays.toString(n));
        insertionSort(n, reverse());
        System.out.println(Arrays.toString(n) + search(n, 0, GenComparators.<Integer>reverse()));
        System.out.println(merge(List.of(1, 4, 6), List.of(2, 4, 9), Comparator.naturalOrder()));
        System.out.println(merge(List.of("aa"), List.of("b", "ccc"), bl));
        List<Number> mixed = merge(List.of(1, 5), List.of(2.5, 9.0), Comparator.comparingDouble(Number::doubleValue));
        System.out.println(mixed);
        Comparator<Object> text = Comparator.comparing(Object::toString);
        Comparator<Integer> viaText = text::compare;
        Integer[] m = {10, 9, 100};
        insertionSort(m, viaText);
        System.out.println(Arrays.toString(m));
        insertionSort(m, text);
        System.out.println(Arrays.toString(m));
    }
}
