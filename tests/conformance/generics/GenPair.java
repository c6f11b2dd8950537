// Pairs, either, lists of pairs: static factories, swaps, equality.
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

public class GenPair<A, B> {
    final A a;
    final B b;

    private GenPair(A a, B b) {
        this.a = a;
        this.b = b;
    }

    static <X, Y> GenPair<X, Y> of(X x, Y y) {
        return new GenPair<>(x, y);
    }

    GenPair<B, A> swap() {
        return of(b, a);
    }

    <C> GenPair<C, B> mapA(Function<? super A, ? extends C> f) {
        return of(f.apply(a), b);
    }

    static <T extends Comparable<T>> GenPair<T, T> sorted(T x, T y) {
        return x.compareTo(y) <= 0 ? of(x, y) : of(y, x);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof GenPair<?, ?> && Objects.equals(a, ((GenPair<?, ?>) o).a) && Objects.equals(b, ((GenPair<?, ?>) o).b);
    }

    @Override
    public int hashCode() {
        return Objects.hash(a, b);
    }

    @Override
    public String toString() {
        return "(" + a + ", " + b + ")";
    }

    static abstract class Either<L, R> {
        abstract <T> T fold(Function<? super L, ? extends T> l, Function<? super R, ? extends T> r);

        static <L, R> Either<L, R> left(L l) {
            return new Either<>() {
                @Override
                <T> T fold(Function<? super L, ? extends T> f, Function<? super R, ? extends T> g) {
                    return f.apply(l);
                }
            };
        }

        static <L, R> Either<L, R> right(R r) {
            return new Either<>() {
                @Override
                <T> T fold(Function<? super L, ? extends T> f, Function<? super R, ? extends T> g) {
                    return g.apply(r);
                }
            };
        }

        <Q> Either<L, Q> then(Function<? super R, Either<L, Q>> f) {
            return fold(Either::left, f);
        }
    }

    static Either<String, Integer> parse(String s) {
        try {
            return Either.right(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Either.left("bad " + s);
        }
    }

    public static void main(String[] args) {
        GenPair<String, Integer> p = of("x", 1);
        System.out.println(p + " " + p.swap() + " " + p.swap().swap().equals(p) + " " + p.mapA(String::length));
        System.out.println(sorted(5, 3) + " " + sorted("a", "b").a.length());
        System.out.println(of(null, null).equals(of(null, null)) + " " + p.equals("x") + " " + of(1, 2).equals(of(1, 2L)));
        System.out.println(p.hashCode() == of("x", 1).hashCode());
        List<GenPair<String, List<Integer>>> l = new ArrayList<>();
        l.add(of("odd", List.of(1, 3)));
        l.add(of("even", List.of(2)));
        int sum = 0;
        for (GenPair<String, List<Integer>> q : l) {
            for (int i : q.b) {
                sum += i * q.a.length();
            }
        }
        System.out.println(sum);
        for (String s : new String[] {"12", "x", "0"}) {
            Either<String, Integer> e = parse(s).then(n -> n == 0 ? Either.left("zero") : Either.right(100 / n));
            System.out.println(e.<String>fold(m -> "error " + m, n -> "value " + n));
        }
        int n = parse("7").fold(String::length, x -> x * x);
        System.out.println(n);
    }
}
