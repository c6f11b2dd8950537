// Constants and statics in inner classes (Java 16), initialisation per instance.
public class NestInnerFields {
    static int made;
    int base = 3;

    class In {
        static final int K = 10;
        static int count;
        final int id = ++count;
        int twice = base * 2;
        int[] arr = new int[base];

        {
            made++;
            base++;
        }

        static String describe() {
            return "count " + count + " K " + K;
        }

        int sum() {
            return id + twice + arr.length + base + K;
        }
    }

    class Later extends In {
        int extra = twice + 1;
        final int snapshot;

        Later() {
            snapshot = base;
            base *= 10;
        }

        @Override
        int sum() {
            return super.sum() * 2 + extra;
        }
    }

    In field = new In();
    In second = new Later();
    int after = base;

    public static void main(String[] args) {
        System.out.println(In.describe());
        NestInnerFields o = new NestInnerFields();
        System.out.println(o.base + " " + o.after + " " + made + " " + In.describe());
        System.out.println(o.field.id + " " + o.field.twice + " " + o.field.arr.length + " " + o.field.sum());
        Later l = (Later) o.second;
        System.out.println(l.id + " " + l.twice + " " + l.extra + " " + l.snapshot + " " + l.sum());
        In x = o.new In();
        System.out.println(x.arr.length + " " + x.sum() + " " + o.base);
        NestInnerFields p = new NestInnerFields();
        System.out.println(p.field.id + " " + p.second.id + " " + In.count + " " + p.base);
        p.field = x;
        System.out.println(p.field.sum() == x.sum());
        o.base = 0;
        System.out.println(p.field.sum());
        try {
            o.base = -1;
            o.new In();
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage() + " " + In.count + " " + made);
        }
    }
}
