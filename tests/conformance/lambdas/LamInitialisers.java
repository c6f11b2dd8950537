// Lambdas in static fields, instance fields, constructors, enum constants, arrays and conditionals.
import java.util.function.BiFunction;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;

public class LamInitialisers {
    static final Function<String, String> WRAP = s -> "<" + s + ">";
    static final Supplier<Integer> LATER = () -> LamInitialisers.count;
    static int count = 42;

    static final IntBinaryOperator[] OPS = {(a, b) -> a + b, (a, b) -> a - b, Math::max, Integer::compare};

    enum Op {
        ADD("+", (a, b) -> a + b),
        SUB("-", (a, b) -> a - b),
        POW("^", Math::pow);

        final String sign;
        final DoubleBinaryOperator f;

        Op(String sign, DoubleBinaryOperator f) {
            this.sign = sign;
            this.f = f;
        }

        double apply(double a, double b) {
            return f.applyAsDouble(a, b);
        }
    }

    final String name;
    final Supplier<String> greet = () -> "I am " + this.name();
    Function<Integer, Integer> f;

    {
        f = x -> x + 1;
    }

    String name() {
        return name;
    }

    LamInitialisers(String name, int k) {
        this.name = name;
        Function<Integer, Integer> old = f;
        f = x -> old.apply(x) * k;
    }

    LamInitialisers(String name) {
        this(name, ((Supplier<Integer>) () -> name.length()).get());
    }

    static BiFunction<Integer, Integer, Integer> choose(String s) {
        return switch (s) {
            case "add" -> (a, b) -> a + b;
            case "mul" -> (a, b) -> a * b;
            default -> {
                int n = s.length();
                yield (a, b) -> n;
            }
        };
    }

    static Function<Integer, String> sign(boolean verbose) {
        return verbose
            ? n -> n < 0 ? "negative" : n > 0 ? "positive" : "zero"
            : n -> n < 0 ? "-" : "+";
    }

    public static void main(String[] args) {
        System.out.println(WRAP.andThen(WRAP).apply("x") + LATER.get());
        for (IntBinaryOperator o : OPS) {
            System.out.print(o.applyAsInt(7, 9) + " ");
        }
        System.out.println();
        for (Op o : Op.values()) {
            System.out.println("2 " + o.sign + " 5 = " + o.apply(2, 5));
        }
        LamInitialisers a = new LamInitialisers("ann", 10);
        System.out.println(a.greet.get() + " " + a.f.apply(4) + " " + new LamInitialisers("four").f.apply(1));
        System.out.println(choose("add").apply(3, 4) + " " + choose("mul").apply(3, 4) + " " + choose("other").apply(3, 4));
        System.out.println(sign(true).apply(-5) + sign(true).apply(0) + sign(false).apply(5));
        Function<Integer, Integer>[] table = new Function[3];
        for (int i = 0; i < 3; i++) {
            int k = i;
            table[i] = x -> x * k;
        }
        System.out.println(table[0].apply(5) + table[1].apply(5) + table[2].apply(5));
        System.out.println(new Object() {
            final Supplier<String> s = () -> "anon" + count;
        }.s.get());
    }
}
