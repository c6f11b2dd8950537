// What a lambda captures: values of locals, the object, arrays; and when bodies run.
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class LamCapture {
    int field = 1;
    static int stat = 10;

    IntSupplier readField() {
        return () -> field;
    }

    Runnable bump(int by) {
        return () -> {
            field += by;
            stat += by;
        };
    }

    static Supplier<String> snapshot(StringBuilder sb) {
        String now = sb.toString();
        return () -> now + "/" + sb;
    }

    static IntSupplier counter() {
        int[] n = {0};
        return () -> ++n[0];
    }

    static List<Supplier<Integer>> make(int... xs) {
        List<Supplier<Integer>> l = new ArrayList<>();
        for (int x : xs) {
            l.add(() -> x * x);
        }
        return l;
    }

    static int late(IntSupplier s) {
        System.out.println("before");
        int r = s.getAsInt();
        System.out.println("after");
        return r;
    }

    public static void main(String[] args) {
        LamCapture o = new LamCapture();
        IntSupplier r = o.readField();
        System.out.println(r.getAsInt());
        o.field = 5;
        System.out.println(r.getAsInt());
        Runnable b = o.bump(3);
        b.run();
        b.run();
        System.out.println(o.field + " " + stat + " " + r.getAsInt());
        StringBuilder sb = new StringBuilder("x");
        Supplier<String> s = snapshot(sb);
        sb.append("y");
        System.out.println(s.get());
        IntSupplier c = counter();
        IntSupplier d = counter();
        System.out.println(c.getAsInt() + c.getAsInt() * 10 + d.getAsInt() * 100);
        for (Supplier<Integer> q : make(1, 2, 3)) {
            System.out.print(q.get() + " ");
        }
        System.out.println();
        int k = 7;
        System.out.println(late(() -> {
            System.out.println("during");
            return k * 6;
        }));
        LamCapture p = new LamCapture();
        IntSupplier rp = p::hash;
        p.field = 9;
        LamCapture q = p;
        p = null;
        System.out.println(rp.getAsInt() + " " + q.field);
        Supplier<Supplier<Integer>> deep = () -> {
            int m = k + stat;
            return () -> m + k;
        };
        stat = 0;
        Supplier<Integer> inner = deep.get();
        stat = 100;
        System.out.println(inner.get() + " " + deep.get().get());
        boolean[] ran = {false};
        Runnable never = () -> ran[0] = true;
        System.out.println(ran[0]);
        never.run();
        System.out.println(ran[0]);
    }

    int hash() {
        return field * 31;
    }
}
