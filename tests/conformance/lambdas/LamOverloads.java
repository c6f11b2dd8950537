// Overload resolution with lambdas: arity, void against value, explicit types, method references.
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

public class LamOverloads {
    static String run(Runnable r) {
        r.run();
        return "Runnable";
    }

    static <T> String run(Supplier<T> s) {
        return "Supplier " + s.get();
    }

    static String take(Function<String, Object> f) {
        return "Function " + f.apply("in");
    }

    static String take(BiFunction<String, String, Object> f) {
        return "BiFunction " + f.apply("a", "b");
    }

    static String take(Supplier<Object> f) {
        return "Supplier " + f.get();
    }

    static String call(Callable<String> c) throws Exception {
        return "Callable " + c.call();
    }

    static String call(Runnable r) {
        r.run();
        return "Runnable";
    }

    static String typed(IntFunction<String> f) {
        return "int " + f.apply(1);
    }

    static String typed(Function<String, String> f) {
        return "String " + f.apply("s");
    }

    static String eat(Consumer<StringBuilder> c) {
        StringBuilder sb = new StringBuilder();
        c.accept(sb);
        return "Consumer " + sb;
    }

    static int n;

    static int next() {
        return ++n;
    }

    static String pick(ToIntFunction<String> f) {
        return "toInt" + f.applyAsInt("xyz");
    }

    public static void main(String[] args) throws Exception {
        System.out.println(run(() -> { }));
        System.out.println(run(() -> { n += 5; }));
        System.out.println(run(() -> "v"));
        System.out.println(run(() -> {
            return n;
        }));
        System.out.println(run(() -> next()));
        System.out.println(n);
        System.out.println(take(x -> x + "!"));
        System.out.println(take((x, y) -> x + y));
        System.out.println(take(() -> 'c'));
        System.out.println(call(() -> "c"));
        System.out.println(call(() -> { }));
        try {
            System.out.println(call(() -> {
                throw new Exception("from callable");
            }));
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
        System.out.println(typed((int i) -> "i" + i));
        System.out.println(typed((String s) -> s + s));
        System.out.println(eat(sb -> sb.append(1)));
        System.out.println(eat(sb -> sb.append(1).append(2).length()));
        System.out.println(pick(String::length) + pick(s -> s.indexOf('z')));
        System.out.println(((Supplier<String>) () -> "cast").get());
        Runnable r = LamOverloads::next;
        r.run();
        System.out.println(n);
    }
}
