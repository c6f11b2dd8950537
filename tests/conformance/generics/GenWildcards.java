// Producer extends, consumer super, unbounded wildcards and capture.
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

public class GenWildcards {
    static double sum(List<? extends Number> l) {
        double d = 0;
        for (Number n : l) {
            d += n.doubleValue();
        }
        return d;
    }

    static void addInts(List<? super Integer> l, int n) {
        for (int i = 0; i < n; i++) {
            l.add(i);
        }
    }

    static int size(List<?> l) {
        int n = 0;
        for (Object o : l) {
            n += o == null ? 0 : 1;
        }
        return n;
    }

    static <T> void copy(List<? super T> to, List<? extends T> from) {
        for (T t : from) {
            to.add(t);
        }
    }

    static void swapAny(List<?> l, int i, int j) {
        swap(l, i, j);
    }

    private static <E> void swap(List<E> l, int i, int j) {
        E t = l.get(i);
        l.set(i, l.get(j));
        l.set(j, t);
    }

    static <T> List<T> filter(List<? extends T> l, Predicate<? super T> p) {
        List<T> out = new ArrayList<>();
        for (T t : l) {
            if (p.test(t)) {
                out.add(t);
            }
        }
        return out;
    }

    static <A, B, C> Function<A, C> compose(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) {
        return a -> g.apply(f.apply(a));
    }

    static <T> T best(List<? extends T> l, Comparator<? super T> c) {
        T b = null;
        for (T t : l) {
            if (b == null || c.compare(t, b) > 0) {
                b = t;
            }
        }
        return b;
    }

    public static void main(String[] args) {
        List<Integer> ints = new ArrayList<>(List.of(5, 6));
        List<Number> nums = new ArrayList<>(List.of(1.5, 2L));
        List<Object> objs = new ArrayList<>();
        System.out.println(sum(ints) + " " + sum(nums) + " " + sum(new ArrayList<Double>()));
        addInts(ints, 2);
        addInts(nums, 1);
        addInts(objs, 3);
        System.out.println(ints + " " + nums + " " + objs);
        copy(objs, ints);
        copy(nums, ints);
        GenWildcards.<Number>copy(objs, nums);
        System.out.println(objs + " " + size(objs));
        swapAny(ints, 0, 3);
        System.out.println(ints);
        List<? extends Number> view = ints;
        Number first = view.get(0);
        view.remove(0);
        System.out.println(first + " " + ints);
        Predicate<Object> nonNull = o -> o.toString().length() > 0;
        System.out.println(filter(ints, nonNull) + " " + GenWildcards.<Number>filter(ints, n -> n.intValue() > 1));
        Function<Object, String> str = Object::toString;
        System.out.println(compose(str, String::length).apply(12345));
        Comparator<Object> byText = (a, b) -> a.toString().compareTo(b.toString());
        System.out.println(best(ints, byText) + " " + best(List.of("a", "c", "b"), byText));
        List<? super Integer> sink = objs;
        Object got = sink.get(0);
        System.out.println(got);
        List<?>[] many = {ints, objs, List.of("x")};
        for (List<?> l : many) {
            System.out.print(l.size() + " ");
        }
        System.out.println(Collections.max(ints, Comparator.<Number>comparingInt(Number::intValue)));
    }
}
