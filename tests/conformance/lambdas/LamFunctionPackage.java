// java.util.function: the standard interfaces and their combinators.
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.BinaryOperator;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

public class LamFunctionPackage {
    public static void main(String[] args) {
        Function<Integer, Integer> inc = x -> x + 1;
        Function<Integer, Integer> dbl = x -> x * 2;
        System.out.println(inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " " + Function.<Integer>identity().apply(9));
        Predicate<String> empty = String::isEmpty;
        Predicate<String> longer = s -> s.length() > 3;
        System.out.println(empty.negate().and(longer).test("abcd") + " " + empty.or(longer).test("ab") + " " + Predicate.not(empty).test("") + " " + Predicate.isEqual("x").test("x"));
        StringBuilder sb = new StringBuilder();
        Consumer<String> a = s -> sb.append("a").append(s);
        Consumer<String> b = s -> sb.append("b").append(s);
        a.andThen(b).andThen(a).accept("1");
        System.out.println(sb);
        Supplier<Supplier<String>> sup = () -> () -> "deep";
        System.out.println(sup.get().get());
        BiFunction<Integer, Integer, Integer> mul = (x, y) -> x * y;
        System.out.println(mul.andThen(x -> "r" + x).apply(6, 7));
        BinaryOperator<Integer> max = BinaryOperator.maxBy(java.util.Comparator.naturalOrder());
        System.out.println(max.apply(3, 8) + " " + BinaryOperator.minBy(java.util.Comparator.<String>naturalOrder()).apply("q", "p"));
        UnaryOperator<String> up = String::toUpperCase;
        System.out.println(up.andThen(String::length).apply("abc") + UnaryOperator.<String>identity().apply("same"));
        BiPredicate<String, Integer> len = (s, n) -> s.length() == n;
        System.out.println(len.test("abc", 3) + " " + len.negate().test("abc", 3) + " " + len.and((s, n) -> n > 5).test("abc", 3));
        BiConsumer<String, Integer> bc = (s, n) -> System.out.print(s.repeat(n) + " ");
        bc.andThen((s, n) -> System.out.println(s + n)).accept("z", 3);
        IntUnaryOperator iu = x -> x - 1;
        System.out.println(iu.andThen(x -> x * 10).applyAsInt(5) + " " + iu.compose(x -> x * 10).applyAsInt(5));
        IntBinaryOperator ib = Integer::sum;
        IntPredicate even = x -> x % 2 == 0;
        System.out.println(ib.applyAsInt(1, 2) + " " + even.or(x -> x > 10).test(11) + even.negate().test(2));
        DoubleUnaryOperator half = d -> d / 2;
        System.out.println(half.andThen(Math::floor).applyAsDouble(5));
        ToIntFunction<String> ti = String::length;
        BooleanSupplier bs = () -> ti.applyAsInt("xy") == 2;
        LongSupplier ls = () -> 1L << 40;
        System.out.println(bs.getAsBoolean() + " " + ls.getAsLong());
        try {
            inc.andThen(null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
    }
}
