// Bounded type parameters, multiple bounds and calls through the bounds.
import java.util.ArrayList;
import java.util.List;

public class GenBounded {
    interface HasArea {
        double area();
    }

    interface Named {
        String name();
    }

    static class Sq implements HasArea, Named, Comparable<Sq> {
        final int s;

        Sq(int s) {
            this.s = s;
        }

        @Override
        public double area() {
            return s * s;
        }

        @Override
        public String name() {
            return "sq" + s;
        }

        @Override
        public int compareTo(Sq o) {
            return s - o.s;
        }
    }

    static <T extends HasArea> double total(List<T> ts) {
        double d = 0;
        for (T t : ts) {
            d += t.area();
        }
        return d;
    }

    static <T extends HasArea & Named> String describe(T t) {
        HasArea a = t;
        Named n = t;
        return n.name() + "=" + a.area() + t.name().length();
    }

    static <T extends Comparable<T>> T max(T a, T b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    static <T extends Comparable<? super T>> void sort(List<T> l) {
        for (int i = 1; i < l.size(); i++) {
            T x = l.get(i);
            int j = i - 1;
            while (j >= 0 && l.get(j).compareTo(x) > 0) {
                l.set(j + 1, l.get(j));
                j--;
            }
            l.set(j + 1, x);
        }
    }

    static <N extends Number> double sum(N[] ns) {
        double d = 0;
        for (N n : ns) {
            d += n.doubleValue();
        }
        return d;
    }

    static class Range<T extends Comparable<T>> {
        final T lo;
        final T hi;

        Range(T lo, T hi) {
            this.lo = lo;
            this.hi = hi;
        }

        boolean has(T t) {
            return lo.compareTo(t) <= 0 && t.compareTo(hi) < 0;
        }
    }

    static <T extends Object & Comparable<? super T>> T min(List<? extends T> l) {
        T m = l.get(0);
        for (T t : l) {
            if (t.compareTo(m) < 0) {
                m = t;
            }
        }
        return m;
    }

    public static void main(String[] args) {
        List<Sq> sqs = new ArrayList<>(List.of(new Sq(3), new Sq(1), new Sq(2)));
        System.out.println(total(sqs) + " " + describe(sqs.get(0)));
        sort(sqs);
        for (Sq s : sqs) {
            System.out.print(s.name() + " ");
        }
        System.out.println();
        System.out.println(max(3, 7) + max("a", "b") + max(new Sq(4), new Sq(2)).name() + max('x', 'c') + max(1.5, 0.5));
        System.out.println(sum(new Integer[] {1, 2, 3}) + " " + sum(new Double[] {0.5}) + " " + sum(new Number[] {1, 2.5f, 3L}));
        Range<String> r = new Range<>("b", "m");
        System.out.println(r.has("apple") + " " + r.has("b") + " " + r.has("lemon") + " " + r.has("m"));
        System.out.println(new Range<>(1, 10).has(9));
        System.out.println(min(List.of(4, 2, 8)) + min(List.of("q", "p")) + min(sqs).name());
        List<String> words = new ArrayList<>(List.of("pear", "fig", "apple"));
        sort(words);
        System.out.println(words);
    }
}
