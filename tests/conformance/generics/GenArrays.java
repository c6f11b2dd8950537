// Arrays and generics: arrays of T by cast, arrays of parameterised types, varargs of T.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

public class GenArrays {
    static class Stack<T> {
        private T[] items;
        private int n;

        @SuppressWarnings("unchecked")
        Stack(int cap) {
            items = (T[]) new Object[cap];
        }

        void push(T t) {
            if (n == items.length) {
                items = Arrays.copyOf(items, n * 2);
            }
            items[n++] = t;
        }

        T pop() {
            T t = items[--n];
            items[n] = null;
            return t;
        }

        T[] leak() {
            return items;
        }

        T[] toArray(IntFunction<T[]> f) {
            T[] r = f.apply(n);
            System.arraycopy(items, 0, r, 0, n);
            return r;
        }
    }

    static class Bounded<T extends Comparable<T>> {
        T[] a;

        @SuppressWarnings("unchecked")
        Bounded(int n) {
            a = (T[]) new Comparable[n];
        }

        T max() {
            T m = a[0];
            for (T t : a) {
                if (t != null && t.compareTo(m) > 0) {
                    m = t;
                }
            }
            return m;
        }
    }

    @SafeVarargs
    static <T> T[] array(T... ts) {
        return ts;
    }

    static <T> T[] two(T a, T b) {
        return array(a, b);
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        Stack<String> s = new Stack<>(1);
        for (String w : "a b c d".split(" ")) {
            s.push(w);
        }
        System.out.println(s.pop() + s.pop() + s.n);
        String[] copy = s.toArray(String[]::new);
        System.out.println(copy.length + copy[1].toUpperCase());
        try {
            String[] bad = s.leak();
            System.out.println(bad.length);
        } catch (ClassCastException e) {
            System.out.println("leaked Object[]");
        }
        Object[] fine = s.leak();
        System.out.println(fine.length);
        Bounded<Integer> b = new Bounded<>(3);
        b.a = new Integer[] {4, 9, 2};
        System.out.println(b.max());
        Bounded<String> bs = new Bounded<>(2);
        try {
            bs.a[0] = "x";
        } catch (ClassCastException e) {
            System.out.println("not a String[]");
        }
        List<String>[] lists = new List[2];
        lists[0] = new ArrayList<>(List.of("p"));
        lists[1] = List.of();
        System.out.println(lists[0].get(0).length() + lists[1].size());
        Object[] objs = lists;
        try {
            objs[0] = "not a list";
        } catch (ArrayStoreException e) {
            System.out.println("array store");
        }
        objs[0] = List.of(1);
        System.out.println(lists[0]);
        Integer[] ints = array(1, 2, 3);
        System.out.println(ints.length + Arrays.toString(array("a", "b")));
        try {
            String[] t = two("a", "b");
            System.out.println(t.length);
        } catch (ClassCastException e) {
            System.out.println("two made Object[]");
        }
        List<int[]> li = new ArrayList<>();
        li.add(new int[] {1, 2});
        for (int[] x : li) {
            System.out.println(x[0] + x[1]);
        }
    }
}
