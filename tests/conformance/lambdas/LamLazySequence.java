// Infinite lazy lists from suppliers: take, map, filter, zip, sieve.
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

public class LamLazySequence<T> {
    static int forced;
    private final T head;
    private Supplier<LamLazySequence<T>> rest;
    private LamLazySequence<T> tail;

    LamLazySequence(T head, Supplier<LamLazySequence<T>> rest) {
        this.head = head;
        this.rest = rest;
    }

    LamLazySequence<T> tail() {
        if (rest != null) {
            forced++;
            tail = rest.get();
            rest = null;
        }
        return tail;
    }

    static LamLazySequence<Integer> from(int n) {
        return new LamLazySequence<>(n, () -> from(n + 1));
    }

    static <T> LamLazySequence<T> iterate(T t, Function<T, T> f) {
        return new LamLazySequence<>(t, () -> iterate(f.apply(t), f));
    }

    <R> LamLazySequence<R> map(Function<? super T, ? extends R> f) {
        return new LamLazySequence<>(f.apply(head), () -> tail().map(f));
    }

    LamLazySequence<T> filter(Predicate<? super T> p) {
        LamLazySequence<T> s = this;
        while (!p.test(s.head)) {
            s = s.tail();
        }
        LamLazySequence<T> hit = s;
        return new LamLazySequence<>(hit.head, () -> hit.tail().filter(p));
    }

    <U, R> LamLazySequence<R> zip(LamLazySequence<U> o, BiFunction<T, U, R> f) {
        return new LamLazySequence<>(f.apply(head, o.head), () -> tail().zip(o.tail(), f));
    }

    List<T> take(int n) {
        List<T> l = new ArrayList<>();
        LamLazySequence<T> s = this;
        for (int i = 0; i < n; i++) {
            l.add(s.head);
            if (i + 1 < n) {
                s = s.tail();
            }
        }
        return l;
    }

    static LamLazySequence<Integer> sieve(LamLazySequence<Integer> s) {
        int p = s.head;
        return new LamLazySequence<>(p, () -> sieve(s.tail().filter(x -> x % p != 0)));
    }

    public static void main(String[] args) {
        LamLazySequence<Integer> nat = from(0);
        System.out.println(nat.take(5) + " " + forced);
        System.out.println(nat.take(5) + " " + forced);
        System.out.println(nat.map(x -> x * x).filter(x -> x % 2 == 1).take(4));
        System.out.println(iterate("x", s -> s + "y").take(4));
        System.out.println(nat.zip(nat.tail(), (a, b) -> a + "-" + b).take(3));
        System.out.println(sieve(from(2)).take(10));
        System.out.println(iterate(new int[] {0, 1}, a -> new int[] {a[1], a[0] + a[1]}).map(a -> a[0]).take(15));
        int before = forced;
        LamLazySequence<Integer> lazy = from(100).map(x -> x + 1);
        System.out.println(forced - before);
        System.out.println(lazy.take(3) + " " + (forced - before));
        System.out.println(iterate(27, n -> n % 2 == 0 ? n / 2 : 3 * n + 1).filter(n -> n < 20).take(3));
    }
}
