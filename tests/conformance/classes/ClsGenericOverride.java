// Overriding and hiding across generic superclasses, with super calls and boxing.
public class ClsGenericOverride {
    static class Cell<T> {
        protected T value;

        Cell(T v) {
            value = v;
        }

        T get() {
            return value;
        }

        void set(T v) {
            value = v;
        }

        boolean holds(Object o) {
            return value == null ? o == null : value.equals(o);
        }
    }

    static class Counting<T> extends Cell<T> {
        int reads;

        Counting(T v) {
            super(v);
        }

        @Override
        T get() {
            reads++;
            return super.get();
        }
    }

    static class IntCell extends Counting<Integer> {
        IntCell(int v) {
            super(v);
        }

        @Override
        Integer get() {
            return super.get() + 1000;
        }

        @Override
        void set(Integer v) {
            super.set(v < 0 ? 0 : v);
        }

        int inc() {
            return ++value;
        }
    }

    static class PairCell<A, B> extends Cell<A> {
        B other;

        PairCell(A a, B b) {
            super(a);
            other = b;
        }

        <R> R with(java.util.function.BiFunction<? super A, ? super B, ? extends R> f) {
            return f.apply(value, other);
        }
    }

    static <T> T drain(Cell<? extends T> c) {
        return c.get();
    }

    static <T> void fill(Cell<? super T> c, T t) {
        c.set(t);
    }

    public static void main(String[] args) {
        IntCell ic = new IntCell(5);
        Cell<Integer> c = ic;
        System.out.println(c.get() + " " + ic.reads + " " + ic.value);
        c.set(-4);
        System.out.println(ic.get() + ic.inc() + ic.inc());
        fill(ic, 30);
        int x = drain(ic);
        System.out.println(x + " " + ic.reads + " " + c.holds(30) + " " + c.holds("30"));
        Cell<Object> co = new Cell<>("start");
        fill(co, "str");
        fill(co, 5);
        System.out.println(co.get() + " " + co.holds(5) + " " + new Cell<>(null).holds(null));
        PairCell<String, Integer> p = new PairCell<>("ab", 3);
        String r = p.with((s, n) -> s.repeat(n));
        System.out.println(r + p.with((s, n) -> s.length() + n));
        Cell<? extends Number> w = ic;
        double d = w.get().doubleValue() / 2;
        System.out.println(d);
        Cell<String>[] cells = new Cell[] {new Cell<>("p"), new Counting<>("q")};
        String all = "";
        for (Cell<String> s : cells) {
            all += s.get().toUpperCase();
        }
        System.out.println(all);
    }
}
