// A hand-written Maybe with subclasses, generic methods that return subtypes, and laziness.
import java.util.function.Function;
import java.util.function.Supplier;

public class GenOptionalChain {
    static abstract class Maybe<T> {
        static final Maybe<?> NONE = new None<>();

        static <T> Maybe<T> some(T t) {
            return new Some<>(t);
        }

        @SuppressWarnings("unchecked")
        static <T> Maybe<T> none() {
            return (Maybe<T>) NONE;
        }

        static <T> Maybe<T> of(T t) {
            return t == null ? none() : some(t);
        }

        abstract <R> Maybe<R> bind(Function<? super T, Maybe<R>> f);

        <R> Maybe<R> map(Function<? super T, ? extends R> f) {
            return bind(t -> of(f.apply(t)));
        }

        abstract T or(Supplier<? extends T> s);

        private static final class Some<T> extends Maybe<T> {
            private final T t;

            Some(T t) {
                this.t = t;
            }

            @Override
            <R> Maybe<R> bind(Function<? super T, Maybe<R>> f) {
                return f.apply(t);
            }

            @Override
            T or(Supplier<? extends T> s) {
                return t;
            }

            @Override
            public String toString() {
                return "Some " + t;
            }
        }

        private static final class None<T> extends Maybe<T> {
            @Override
            <R> Maybe<R> bind(Function<? super T, Maybe<R>> f) {
                return none();
            }

            @Override
            T or(Supplier<? extends T> s) {
                return s.get();
            }

            @Override
            public String toString() {
                return "None";
            }
        }
    }

    static int computed;

    static class Lazy<T> implements Supplier<T> {
        private Supplier<? extends T> s;
        private T v;

        Lazy(Supplier<? extends T> s) {
            this.s = s;
        }

        @Override
        public T get() {
            if (s != null) {
                v = s.get();
                s = null;
            }
            return v;
        }

        <R> Lazy<R> map(Function<? super T, ? extends R> f) {
            return new Lazy<>(() -> f.apply(get()));
        }
    }

    static Maybe<Integer> half(int n) {
        return n % 2 == 0 ? Maybe.some(n / 2) : Maybe.none();
    }

    public static void main(String[] args) {
        System.out.println(Maybe.some(8).bind(GenOptionalChain::half).bind(GenOptionalChain::half));
        System.out.println(Maybe.some(6).bind(GenOptionalChain::half).bind(GenOptionalChain::half));
        System.out.println(Maybe.of((String) null) + " " + Maybe.of("x").map(String::length));
        System.out.println(Maybe.some("k").map(s -> (Object) null).or(() -> "fallback"));
        int v = Maybe.<Integer>none().or(() -> 42) + Maybe.some(1).or(() -> 1 / 0);
        System.out.println(v);
        System.out.println((Object) Maybe.none() == Maybe.<String>none());
        Lazy<Integer> l = new Lazy<>(() -> {
            computed++;
            return 21;
        });
        Lazy<String> s = l.map(n -> "n" + n * 2);
        System.out.println(computed);
        System.out.println(s.get() + s.get() + l.get() + " " + computed);
        Maybe<Maybe<Integer>> mm = Maybe.some(Maybe.some(3));
        System.out.println(mm + " " + mm.bind(m -> m));
    }
}
