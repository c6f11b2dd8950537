// Closures as objects: counters, accumulators, generators, toggles.
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

public class LamStateful {
    static class Ref<T> {
        T v;

        Ref(T v) {
            this.v = v;
        }
    }

    static IntSupplier from(int start, int step) {
        Ref<Integer> at = new Ref<>(start);
        return () -> {
            int r = at.v;
            at.v += step;
            return r;
        };
    }

    static IntUnaryOperator accumulator() {
        int[] sum = new int[1];
        return x -> sum[0] += x;
    }

    static BooleanSupplier toggle() {
        boolean[] b = new boolean[1];
        return () -> b[0] = !b[0];
    }

    static Supplier<Long> fibs() {
        long[] ab = {0, 1};
        return () -> {
            long r = ab[0];
            ab[0] = ab[1];
            ab[1] += r;
            return r;
        };
    }

    static <T> Supplier<T> cycle(List<T> l) {
        int[] i = {0};
        return () -> l.get(i[0]++ % l.size());
    }

    static Function<String, Object> account(int start) {
        int[] bal = {start};
        return cmd -> {
            String[] p = cmd.split(" ");
            switch (p[0]) {
                case "put":
                    bal[0] += Integer.parseInt(p[1]);
                    return bal[0];
                case "get":
                    int n = Integer.parseInt(p[1]);
                    if (n > bal[0]) {
                        return "refused";
                    }
                    return bal[0] -= n;
                default:
                    return "balance " + bal[0];
            }
        };
    }

    public static void main(String[] args) {
        IntSupplier a = from(10, 5);
        IntSupplier b = from(0, -1);
        System.out.println(a.getAsInt() + " " + a.getAsInt() + " " + b.getAsInt() + " " + b.getAsInt() + " " + a.getAsInt());
        IntUnaryOperator acc = accumulator();
        acc.applyAsInt(5);
        acc.applyAsInt(-2);
        System.out.println(acc.applyAsInt(100) + " " + accumulator().applyAsInt(1));
        BooleanSupplier t = toggle();
        System.out.println(t.getAsBoolean() + " " + t.getAsBoolean() + " " + t.getAsBoolean());
        Supplier<Long> f = fibs();
        List<Long> fs = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            fs.add(f.get());
        }
        System.out.println(fs);
        Supplier<String> c = cycle(List.of("r", "g", "b"));
        String s = "";
        for (int i = 0; i < 7; i++) {
            s += c.get();
        }
        System.out.println(s);
        Function<String, Object> acct = account(50);
        for (String cmd : new String[] {"put 25", "get 100", "get 70", "show"}) {
            System.out.println(acct.apply(cmd));
        }
        Ref<Supplier<Integer>> self = new Ref<>(null);
        int[] n = {3};
        self.v = () -> n[0]-- == 0 ? 0 : 1 + self.v.get();
        System.out.println(self.v.get());
    }
}
