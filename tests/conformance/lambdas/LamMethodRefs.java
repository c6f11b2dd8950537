// All kinds of method references: static, bound, unbound, constructor, array constructor, super, this.
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

public class LamMethodRefs {
    final String s;

    LamMethodRefs() {
        this("default");
    }

    LamMethodRefs(String s) {
        this.s = s;
    }

    LamMethodRefs(String s, Integer n) {
        this(s + n);
    }

    static int twice(int x) {
        return x * 2;
    }

    String join(String t) {
        return s + "-" + t;
    }

    Supplier<String> own() {
        return this::toString;
    }

    @Override
    public String toString() {
        return "M(" + s + ")";
    }

    static class Sub extends LamMethodRefs {
        Sub() {
            super("sub");
        }

        @Override
        public String toString() {
            return "Sub" + super.toString();
        }

        Supplier<String> parent() {
            return super::toString;
        }
    }

    static int calls;

    static LamMethodRefs make() {
        calls++;
        return new LamMethodRefs("made" + calls);
    }

    static String vararg(Object... os) {
        return "v" + os.length;
    }

    public static void main(String[] args) {
        UnaryOperator<Integer> st = LamMethodRefs::twice;
        System.out.println(st.apply(21));
        LamMethodRefs m = new LamMethodRefs("m");
        Function<String, String> bound = m::join;
        BiFunction<LamMethodRefs, String, String> unbound = LamMethodRefs::join;
        m = new LamMethodRefs("other");
        System.out.println(bound.apply("x") + " " + unbound.apply(m, "y"));
        Supplier<LamMethodRefs> c0 = LamMethodRefs::new;
        Function<String, LamMethodRefs> c1 = LamMethodRefs::new;
        BiFunction<String, Integer, LamMethodRefs> c2 = LamMethodRefs::new;
        System.out.println(c0.get() + " " + c1.apply("one") + " " + c2.apply("two", 2));
        System.out.println((c0.get() == c0.get()));
        IntFunction<int[]> arr = int[]::new;
        Function<Integer, String[][]> arr2 = String[][]::new;
        System.out.println(arr.apply(3).length + arr2.apply(4).length);
        System.out.println(m.own().get() + new Sub().own().get() + new Sub().parent().get());
        Function<String, Integer> len = String::length;
        Function<Object, String> str = String::valueOf;
        System.out.println(len.apply("four") + str.apply(null) + str.apply(5));
        Supplier<String> once = make()::toString;
        System.out.println(once.get() + once.get() + calls);
        Function<Object, String> v1 = LamMethodRefs::vararg;
        Supplier<String> v0 = LamMethodRefs::vararg;
        System.out.println(v1.apply("x") + v0.get());
        Function<Integer, Long> widen = Long::valueOf;
        System.out.println(widen.apply(3) + 1L);
        Runnable discards = m::toString;
        discards.run();
        BiFunction<String, String, Boolean> eq = String::equals;
        System.out.println(eq.apply("a", "a"));
        try {
            LamMethodRefs none = null;
            Supplier<String> bad = none::toString;
            System.out.println("made");
        } catch (NullPointerException e) {
            System.out.println("null receiver at creation");
        }
        java.util.ArrayList<String> sink = new java.util.ArrayList<>();
        java.util.List.of("p", "q").forEach(sink::add);
        System.out.println(sink);
    }
}
