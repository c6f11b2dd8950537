// Generic methods: inference from arguments, from targets, explicit arguments, arrays and varargs.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

public class GenMethods {
    static <T> T id(T t) {
        return t;
    }

    static <T> T first(T a, T b) {
        return a;
    }

    static <T> List<T> empty() {
        return new ArrayList<>();
    }

    static <T> T[] fill(T[] a, T v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
        return a;
    }

    static <T> T or(T t, Supplier<? extends T> s) {
        return t != null ? t : s.get();
    }

    static <K, V> List<V> values(K[] ks, java.util.function.Function<K, V> f) {
        List<V> r = new ArrayList<>();
        for (K k : ks) {
            r.add(f.apply(k));
        }
        return r;
    }

    @SafeVarargs
    static <T> int count(T x, T... ts) {
        int n = 0;
        for (T t : ts) {
            if (t.equals(x)) {
                n++;
            }
        }
        return n;
    }

    <T> String inst(T t) {
        return "inst " + t;
    }

    static String name(Object o) {
        return "Object";
    }

    static <T extends Number> String name(T t) {
        return "Number";
    }

    static <T> String name(List<T> t) {
        return "List";
    }

    <T> GenMethods(T t) {
        System.out.println("constructor " + t);
    }

    public static void main(String[] args) {
        int i = id(5);
        String s = id("s") + id('c') + id(1.5);
        System.out.println(i + s);
        Object o = first("a", 1);
        Comparable<?> c = first(1, "z");
        System.out.println(o + " " + c + " " + first(1, 2.5).intValue());
        List<String> l = empty();
        l.add("x");
        System.out.println(l.get(0).length() + GenMethods.<Integer>empty().size());
        System.out.println(Arrays.toString(fill(new String[2], "q")) + Arrays.toString(fill(new Integer[2], 7)));
        System.out.println(or(null, () -> "made") + or("kept", () -> "made"));
        System.out.println(values(new String[] {"a", "bb"}, String::length));
        System.out.println(values(new Integer[] {1, 2}, n -> "n" + n));
        System.out.println(count("a", "b", "a", "a") + " " + count(1) + " " + count(1, 1, 2));
        System.out.println(new <String>GenMethods("arg").inst(3) + new GenMethods(9).<String>inst("t"));
        System.out.println(name(1) + name("s") + name(2.5) + name(new ArrayList<String>()));
        boolean b = id(true) && id(Boolean.FALSE);
        System.out.println(b);
        long sum = id(1) + id(2L);
        System.out.println(sum);
        String t = args.length > 0 ? id("yes") : id("no");
        System.out.println(t);
        for (String w : Arrays.<String>asList("p", "q")) {
            System.out.print(id(w));
        }
        System.out.println();
        Supplier<List<Integer>> sup = GenMethods::empty;
        System.out.println(sup.get().size());
    }
}
