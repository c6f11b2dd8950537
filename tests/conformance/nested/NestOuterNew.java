// o.new Inner(...) with expressions as the outer object, in order, and generic inner classes.
public class NestOuterNew {
    final String id;
    static String log = "";

    NestOuterNew(String id) {
        this.id = id;
    }

    static NestOuterNew get(String id) {
        log += "get" + id + " ";
        return new NestOuterNew(id);
    }

    static int arg(int n) {
        log += "arg" + n + " ";
        return n;
    }

    class In {
        final int a;
        final int b;

        In(int a, int b) {
            log += "In" + id + " ";
            this.a = a;
            this.b = b;
        }

        class Deep {
            String all() {
                return id + a + b;
            }
        }

        In again() {
            return new In(b, a);
        }
    }

    class Box<T> {
        T t;

        Box(T t) {
            this.t = t;
        }

        String show() {
            return id + ":" + t;
        }

        Box<T> same(T u) {
            return new Box<>(u);
        }
    }

    static void flush() {
        System.out.println(log.trim());
        log = "";
    }

    public static void main(String[] args) {
        In x = get("A").new In(arg(1), arg(2));
        flush();
        System.out.println(x.new Deep().all() + " " + x.again().new Deep().all());
        flush();
        System.out.println(get("B").new In(arg(3), arg(4)).new Deep().all());
        flush();
        System.out.println(get("C").new In(get("D").new In(arg(5), 0).a, arg(6)).b);
        flush();
        try {
            NestOuterNew none = null;
            none.new In(arg(7), arg(8));
        } catch (NullPointerException e) {
            log += "NPE";
        }
        flush();
        try {
            get("E").new In(arg(9), arg(1) / arg(0));
        } catch (ArithmeticException e) {
            log += "div";
        }
        flush();
        Box<String> b = get("F").new Box<>("text");
        NestOuterNew.Box<Integer> c = new NestOuterNew("G").new Box<Integer>(5);
        System.out.println(b.show() + " " + c.show() + " " + b.same("more").show() + " " + (c.t + 1));
        In[] ins = new In[2];
        NestOuterNew o = new NestOuterNew("H");
        for (int i = 0; i < 2; i++) {
            ins[i] = o.new In(i, i + 1);
        }
        System.out.println(ins[1].new Deep().all());
        System.out.println((args.length == 0 ? o : x == null ? null : o).new In(1, 1).a);
    }
}
