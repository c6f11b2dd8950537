// Inner classes see and change the enclosing instance; each has its own.
public class NestInner {
    int v;
    static int shared = 100;
    String log = "";

    NestInner(int v) {
        this.v = v;
    }

    class Counter {
        int v = 1000;
        final int at = NestInner.this.v;

        int inc() {
            NestInner.this.v++;
            v++;
            shared++;
            return v + NestInner.this.v;
        }

        NestInner outer() {
            return NestInner.this;
        }

        void note(String s) {
            log += s + at + " ";
        }
    }

    Counter make() {
        return new Counter();
    }

    Counter makeThis() {
        return this.new Counter();
    }

    public static void main(String[] args) {
        NestInner a = new NestInner(1);
        NestInner b = new NestInner(50);
        Counter ca = a.make();
        Counter cb = b.new Counter();
        Counter cc = a.makeThis();
        System.out.println(ca.inc() + " " + ca.inc() + " " + cb.inc() + " " + cc.inc());
        System.out.println(a.v + " " + b.v + " " + ca.v + " " + cb.v + " " + cc.v + " " + shared);
        System.out.println(ca.at + " " + a.make().at + " " + (ca.outer() == a) + " " + (ca.outer() == cc.outer()) + " " + (cb.outer() == a));
        ca.note("x");
        cc.note("y");
        cb.note("z");
        System.out.println(a.log + "| " + b.log);
        NestInner.Counter typed = new NestInner(7).new Counter();
        System.out.println(typed.outer().v + " " + typed.inc());
        ca.outer().v = -1;
        System.out.println(cc.inc());
        NestInner none = null;
        try {
            none.new Counter();
        } catch (NullPointerException e) {
            System.out.println("no outer");
        }
        int before = b.v;
        for (int i = 0; i < 3; i++) {
            b.new Counter().inc();
        }
        System.out.println(b.v - before);
    }
}
