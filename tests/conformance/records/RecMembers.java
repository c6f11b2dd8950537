// Static factories, static fields, instance methods, overridden accessors and methods in records.
import java.util.ArrayList;
import java.util.List;

public class RecMembers {
    record Vec(double x, double y) {
        static final Vec ZERO = new Vec(0, 0);
        private static int ops;

        static Vec of(double... c) {
            return c.length == 0 ? ZERO : new Vec(c[0], c.length > 1 ? c[1] : 0);
        }

        Vec plus(Vec o) {
            ops++;
            return new Vec(x + o.x, y() + o.y());
        }

        Vec scale(double k) {
            ops++;
            return of(x * k, y * k);
        }

        double dot(Vec o) {
            return x * o.x + y * o.y;
        }
    }

    record Temp(double celsius) {
        @Override
        public double celsius() {
            reads++;
            return celsius;
        }

        static int reads;

        double fahrenheit() {
            return celsius() * 9 / 5 + 32;
        }

        double raw() {
            return this.celsius;
        }
    }

    record Id(String id) {
        @Override
        public boolean equals(Object o) {
            return o instanceof Id && ((Id) o).id.equalsIgnoreCase(id);
        }

        @Override
        public int hashCode() {
            return id.toLowerCase().hashCode();
        }

        @Override
        public String toString() {
            return "#" + id;
        }
    }

    record Counter(List<String> log) {
        Counter() {
            this(new ArrayList<>());
        }

        Counter add(String s) {
            log.add(s + log.size());
            return this;
        }

        class View {
            int size() {
                return log.size();
            }
        }

        static class Helper {
            static Counter two() {
                return new Counter().add("a").add("b");
            }
        }
    }

    public static void main(String[] args) {
        Vec v = Vec.of(1, 2).plus(Vec.of(3)).scale(2);
        System.out.println(v + " " + v.dot(new Vec(1, 1)) + " " + Vec.ops + " " + (Vec.of() == Vec.ZERO));
        Temp t = new Temp(100);
        System.out.println(t.fahrenheit() + " " + t.raw() + " " + Temp.reads);
        System.out.println(t + " " + t.equals(new Temp(100)) + " " + Temp.reads);
        System.out.println(new Id("Ab").equals(new Id("aB")) + " " + new Id("x") + " " + new java.util.HashSet<>(List.of(new Id("q"))).contains(new Id("Q")));
        Counter c = Counter.Helper.two();
        System.out.println(c.log() + " " + c.new View().size() + " " + c.add("z"));
        System.out.println(c.equals(new Counter(c.log())) + " " + c.equals(new Counter()));
        Counter[] cs = {new Counter(), c};
        int n = 0;
        for (Counter x : cs) {
            n += x.log.size();
        }
        System.out.println(n);
    }
}
