// Inner and local classes that use the type parameters of their outer class or method.
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

public class NestGenericInner<T> {
    private final List<T> items = new ArrayList<>();

    class View {
        final int from;

        View(int from) {
            this.from = from;
        }

        T first() {
            return items.get(from);
        }

        <R> List<R> map(Function<? super T, ? extends R> f) {
            List<R> out = new ArrayList<>();
            for (int i = from; i < items.size(); i++) {
                out.add(f.apply(items.get(i)));
            }
            return out;
        }

        class Sub extends View {
            Sub(int more) {
                super(View.this.from + more);
            }
        }
    }

    static class Pair<A, B> {
        final A a;
        final B b;

        Pair(A a, B b) {
            this.a = a;
            this.b = b;
        }

        Pair<B, A> swap() {
            return new Pair<>(b, a);
        }

        @Override
        public String toString() {
            return "<" + a + "," + b + ">";
        }
    }

    @SafeVarargs
    final NestGenericInner<T> with(T... ts) {
        for (T t : ts) {
            items.add(t);
        }
        return this;
    }

    View view(int n) {
        return new View(n);
    }

    <U> NestGenericInner<Pair<T, U>> zip(NestGenericInner<U> o) {
        NestGenericInner<Pair<T, U>> r = new NestGenericInner<>();
        for (int i = 0; i < Math.min(items.size(), o.items.size()); i++) {
            r.items.add(new Pair<>(items.get(i), o.items.get(i)));
        }
        return r;
    }

    static <E extends Comparable<E>> E max(List<E> es) {
        class Holder {
            E best;

            void offer(E e) {
                if (best == null || e.compareTo(best) > 0) {
                    best = e;
                }
            }
        }
        Holder h = new Holder();
        for (E e : es) {
            h.offer(e);
        }
        return h.best;
    }

    public static void main(String[] args) {
        NestGenericInner<String> s = new NestGenericInner<String>().with("pear", "fig", "apple");
        NestGenericInner<Integer> n = new NestGenericInner<Integer>().with(3, 1, 2, 9);
        NestGenericInner<String>.View v = s.view(1);
        System.out.println(v.first().length() + " " + v.map(String::length));
        NestGenericInner<String>.View.Sub sub = v.new Sub(1);
        System.out.println(sub.first() + " " + sub.from);
        System.out.println(s.zip(n).view(0).map(p -> p.swap().toString()));
        System.out.println(n.zip(s).items.get(0).b.toUpperCase());
        System.out.println(max(s.items) + " " + max(n.items) + " " + max(new ArrayList<String>()));
        int sum = 0;
        for (int x : n.view(2).map(x -> x * 10)) {
            sum += x;
        }
        System.out.println(sum);
        System.out.println(new Pair<>(1, new Pair<>("x", null)).swap());
        s.with("kiwi");
        System.out.println(v.map(x -> x.charAt(0)));
    }
}
