// Recursive lambdas through static fields, instance fields, arrays and fixpoints.
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

public class LamRecursion {
    static IntUnaryOperator fact = n -> n <= 1 ? 1 : n * LamRecursion.fact.applyAsInt(n - 1);
    static IntPredicate even = n -> n == 0 || LamRecursion.odd.test(n - 1);
    static IntPredicate odd = n -> n != 0 && even.test(n - 1);

    final Function<Integer, Integer> fib = n -> n < 2 ? n : this.fib.apply(n - 1) + this.fib.apply(n - 2);
    int calls;
    final IntUnaryOperator sum = n -> {
        calls++;
        return n == 0 ? 0 : n + this.sum.applyAsInt(n - 1);
    };

    interface Self<T> {
        T run(Self<T> s);
    }

    static <A, B> Function<A, B> fix(Function<Function<A, B>, Function<A, B>> f) {
        return x -> f.apply(fix(f)).apply(x);
    }

    static <A, B> Function<A, B> viaSelf(Function<Function<A, B>, Function<A, B>> f) {
        Self<Function<A, B>> s = self -> f.apply(x -> self.run(self).apply(x));
        return s.run(s);
    }

    public static void main(String[] args) {
        System.out.println(fact.applyAsInt(5) + " " + fact.applyAsInt(0));
        System.out.println(even.test(10) + " " + odd.test(10) + " " + odd.test(7));
        LamRecursion o = new LamRecursion();
        System.out.println(o.fib.apply(12) + " " + o.sum.applyAsInt(10) + " " + o.calls);
        IntUnaryOperator old = fact;
        fact = n -> -1;
        System.out.println(old.applyAsInt(4));
        BiFunction<Integer, Integer, Integer>[] gcd = new BiFunction[1];
        gcd[0] = (a, b) -> b == 0 ? a : gcd[0].apply(b, a % b);
        System.out.println(gcd[0].apply(84, 36));
        Function<Integer, Long> f = fix(self -> n -> n == 0 ? 1L : n * self.apply(n - 1));
        System.out.println(f.apply(15));
        Function<Integer, String> bin = viaSelf(self -> n -> n < 2 ? "" + n : self.apply(n / 2) + n % 2);
        System.out.println(bin.apply(37));
        Runnable[] loop = new Runnable[1];
        int[] n = {3};
        loop[0] = () -> {
            System.out.println("left " + n[0]);
            if (--n[0] > 0) {
                loop[0].run();
            }
        };
        loop[0].run();
        Function<String, Boolean> pal = fix(self -> s -> s.length() < 2 || s.charAt(0) == s.charAt(s.length() - 1) && self.apply(s.substring(1, s.length() - 1)));
        System.out.println(pal.apply("abcba") + " " + pal.apply("abca"));
    }
}
