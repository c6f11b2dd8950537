// Curried functions, partial application, composition and Church numerals.
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;

public class LamCurrying {
    static <A, B, C> Function<A, Function<B, C>> curry(BiFunction<A, B, C> f) {
        return a -> b -> f.apply(a, b);
    }

    static <A, B, C> BiFunction<A, B, C> uncurry(Function<A, Function<B, C>> f) {
        return (a, b) -> f.apply(a).apply(b);
    }

    static <A, B, C> Function<B, Function<A, C>> flip(Function<A, Function<B, C>> f) {
        return b -> a -> f.apply(a).apply(b);
    }

    interface Church {
        <T> UnaryOperator<T> of(UnaryOperator<T> f);
    }

    static final Church ZERO = new Church() {
        @Override
        public <T> UnaryOperator<T> of(UnaryOperator<T> f) {
            return x -> x;
        }
    };

    static Church succ(Church n) {
        return new Church() {
            @Override
            public <T> UnaryOperator<T> of(UnaryOperator<T> f) {
                return x -> f.apply(n.of(f).apply(x));
            }
        };
    }

    static Church times(Church a, Church b) {
        return new Church() {
            @Override
            public <T> UnaryOperator<T> of(UnaryOperator<T> f) {
                return a.of(b.of(f));
            }
        };
    }

    static int toInt(Church n) {
        return n.of((Integer x) -> x + 1).apply(0);
    }

    public static void main(String[] args) {
        Function<Integer, Function<Integer, Function<Integer, Integer>>> f = a -> b -> c -> a * 100 + b * 10 + c;
        Function<Integer, Function<Integer, Integer>> f1 = f.apply(1);
        Function<Integer, Integer> f12 = f1.apply(2);
        System.out.println(f12.apply(3) + " " + f12.apply(9) + " " + f1.apply(7).apply(7));
        Function<String, Function<Integer, String>> rep = curry(String::repeat);
        System.out.println(rep.apply("ab").apply(3) + flip(rep).apply(2).apply("q"));
        System.out.println(uncurry(rep).apply("z", 4));
        IntFunction<IntUnaryOperator> adder = a -> b -> a + b;
        IntUnaryOperator add5 = adder.apply(5);
        System.out.println(add5.applyAsInt(1) + add5.andThen(adder.apply(10)).applyAsInt(0));
        Function<Integer, Integer> chain = Function.identity();
        for (int i = 1; i <= 4; i++) {
            int k = i;
            chain = chain.andThen(x -> x * k + 1);
        }
        System.out.println(chain.apply(1));
        Church one = succ(ZERO);
        Church two = succ(one);
        Church three = succ(two);
        System.out.println(toInt(ZERO) + " " + toInt(three) + " " + toInt(times(three, times(two, three))));
        System.out.println(three.of((String s) -> s + "!").apply("hey"));
        Function<Function<Integer, Integer>, Function<Integer, Integer>> twice = g -> x -> g.apply(g.apply(x));
        System.out.println(twice.apply(twice.apply(x -> x * 2)).apply(1));
        System.out.println(((Function<Integer, Integer>) x -> x + 1).apply(41));
    }
}
