// Boxing and unboxing between lambda signatures and the interfaces they implement.
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

public class LamBoxing {
    static int prim(int x) {
        return x + 1;
    }

    static Integer boxed(Integer x) {
        return x == null ? -1 : x * 2;
    }

    static long wide(long x) {
        return x * 1_000_000_000L;
    }

    static double dbl(double d) {
        return d / 2;
    }

    static Object any(Object o) {
        return o + "!";
    }

    public static void main(String[] args) {
        IntUnaryOperator a = LamBoxing::boxed;
        Function<Integer, Integer> b = LamBoxing::prim;
        System.out.println(a.applyAsInt(4) + " " + b.apply(4));
        ToLongFunction<Integer> c = LamBoxing::wide;
        Function<Integer, Long> d = LamBoxing::wide;
        System.out.println(c.applyAsLong(5) + " " + d.apply(6));
        IntToDoubleFunction e = LamBoxing::dbl;
        Function<Integer, Object> f = LamBoxing::dbl;
        System.out.println(e.applyAsDouble(5) + " " + f.apply(7));
        IntFunction<Object> g = LamBoxing::any;
        Function<String, Object> h = LamBoxing::any;
        System.out.println(g.apply(3) + "" + h.apply("s"));
        Supplier<Object> s = () -> 5;
        Supplier<Number> n = () -> 2.5;
        Supplier<Character> ch = () -> 'x';
        System.out.println(s.get() + " " + n.get().intValue() + " " + (ch.get() + 1));
        IntSupplier is = () -> 'a';
        IntSupplier fromBox = Integer.valueOf(7)::intValue;
        System.out.println(is.getAsInt() + " " + fromBox.getAsInt());
        ToIntFunction<Integer> unbox = x -> x;
        try {
            unbox.applyAsInt(null);
        } catch (NullPointerException ex) {
            System.out.println("NPE unboxing the argument");
        }
        Function<Integer, Integer> nul = x -> null;
        try {
            int bad = nul.apply(1);
            System.out.println(bad);
        } catch (NullPointerException ex) {
            System.out.println("NPE unboxing the result");
        }
        try {
            b.apply(null);
        } catch (NullPointerException ex) {
            System.out.println("NPE in the reference");
        }
        System.out.println(((Function<Integer, Integer>) LamBoxing::boxed).apply(null));
        BiFunction<Integer, Integer, Integer> sum = Integer::sum;
        ToIntBiFunction<Integer, Integer> cmp = Integer::compareTo;
        System.out.println(sum.apply(100, 200) + " " + cmp.applyAsInt(3, 9));
        ObjIntConsumer<StringBuilder> app = StringBuilder::append;
        StringBuilder sb = new StringBuilder();
        app.accept(sb, 65);
        System.out.println(sb);
        Function<Integer, Function<Integer, Boolean>> same = x -> y -> x == y;
        System.out.println(same.apply(5).apply(5) + " " + same.apply(1000).apply(1000));
    }
}
