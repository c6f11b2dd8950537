// What lambdas and anonymous classes capture in loops: one value per turn.
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

public class NestCaptureLoops {
    int field = 1;

    List<IntSupplier> collect() {
        List<IntSupplier> out = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int copy = i;
            out.add(() -> copy * 10);
            out.add(new IntSupplier() {
                int own = copy;

                @Override
                public int getAsInt() {
                    return own++ + field;
                }
            });
        }
        for (int x : new int[] {7, 8}) {
            out.add(() -> x + field);
        }
        for (String s : List.of("a", "bcd")) {
            out.add(s::length);
        }
        return out;
    }

    static List<Runnable> nested(StringBuilder sb) {
        List<Runnable> rs = new ArrayList<>();
        for (char c = 'a'; c < 'c'; c++) {
            final char fc = c;
            for (int i = 0; i < 2; i++) {
                final int fi = i;
                rs.add(() -> sb.append(fc).append(fi).append(' '));
            }
        }
        return rs;
    }

    public static void main(String[] args) {
        NestCaptureLoops o = new NestCaptureLoops();
        List<IntSupplier> all = o.collect();
        for (int round = 0; round < 2; round++) {
            StringBuilder sb = new StringBuilder();
            for (IntSupplier s : all) {
                sb.append(s.getAsInt()).append(' ');
            }
            System.out.println(sb.toString().trim());
            o.field = 100;
        }
        StringBuilder sb = new StringBuilder();
        List<Runnable> rs = nested(sb);
        for (int i = rs.size() - 1; i >= 0; i--) {
            rs.get(i).run();
        }
        System.out.println(sb);
        int[] counter = new int[1];
        Runnable inc = () -> counter[0]++;
        for (int i = 0; i < 5; i++) {
            inc.run();
        }
        System.out.println(counter[0]);
        IntSupplier[] fs = new IntSupplier[3];
        int k = 0;
        while (k < 3) {
            int sq = k * k;
            fs[k++] = () -> sq;
        }
        System.out.println(fs[0].getAsInt() + fs[1].getAsInt() * 10 + fs[2].getAsInt() * 100);
        int late;
        if (counter[0] > 3) {
            late = 1;
        } else {
            late = 2;
        }
        IntSupplier l = () -> late;
        System.out.println(l.getAsInt());
        try {
            throw new RuntimeException("captured exception");
        } catch (RuntimeException e) {
            Runnable r = () -> System.out.println(e.getMessage());
            r.run();
        }
        IntSupplier deep = () -> {
            int a = late + 1;
            IntSupplier in = () -> {
                int b = a + late;
                return ((IntSupplier) () -> a * b + sqr(late)).getAsInt();
            };
            return in.getAsInt();
        };
        System.out.println(deep.getAsInt());
    }

    static int sqr(int x) {
        return x * x;
    }
}
