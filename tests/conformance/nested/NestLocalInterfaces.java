// Local records, enums and interfaces (Java 16), which capture nothing.
import java.util.ArrayList;
import java.util.List;

public class NestLocalInterfaces {
    static String stats(int... xs) {
        record Stat(int value, int index) {
            static int made;

            Stat {
                made++;
            }

            boolean beats(Stat o) {
                return o == null || value > o.value;
            }
        }
        Stat best = null;
        for (int i = 0; i < xs.length; i++) {
            Stat s = new Stat(xs[i], i);
            if (s.beats(best)) {
                best = s;
            }
        }
        return best + " of " + Stat.made;
    }

    static String levels(int n) {
        enum Level {
            LOW, MID, HIGH;

            static Level of(int n) {
                return n < 10 ? LOW : n < 100 ? MID : HIGH;
            }
        }
        return Level.of(n) + "/" + Level.values().length;
    }

    static int apply(int x) {
        interface Step {
            int go(int v);

            default Step then(Step s) {
                return v -> s.go(go(v));
            }
        }
        Step dbl = v -> v * 2;
        Step inc = v -> v + 1;
        return dbl.then(inc).then(dbl).go(x);
    }

    int base = 5;

    List<String> mixed(String p) {
        record Pair(String a, int b) {
        }
        class Namer {
            String name(Pair q) {
                return p + q.a() + (q.b() + base);
            }
        }
        List<String> out = new ArrayList<>();
        Namer n = new Namer();
        for (int i = 0; i < 3; i++) {
            out.add(n.name(new Pair("i", i)));
        }
        return out;
    }

    public static void main(String[] args) {
        System.out.println(stats(3, 9, 2, 9));
        System.out.println(stats());
        System.out.println(stats(-1));
        System.out.println(levels(5) + " " + levels(50) + " " + levels(500));
        System.out.println(apply(1) + " " + apply(10));
        System.out.println(new NestLocalInterfaces().mixed("p"));
        record Point(int x, int y) {
        }
        System.out.println(new Point(1, 2) + " " + new Point(1, 2).equals(new Point(1, 2)));
        enum Bit { ZERO, ONE }
        StringBuilder sb = new StringBuilder();
        for (Bit b : Bit.values()) {
            switch (b) {
                case ZERO -> sb.append('0');
                case ONE -> sb.append('1');
            }
        }
        System.out.println(sb);
    }
}
