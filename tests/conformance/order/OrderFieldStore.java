// o.f = e: the object, then the value, then the null check; static fields need no object.
public class OrderFieldStore {
    int f;
    static int s = 1;
    static String log = "";

    static OrderFieldStore obj(OrderFieldStore o) {
        log += "O";
        return o;
    }

    static int val(int v) {
        log += "V";
        return v;
    }

    static int boom() {
        log += "B";
        throw new IllegalStateException();
    }

    static void attempt(String name, Runnable r) {
        log = "";
        String end = "ok";
        try {
            r.run();
        } catch (NullPointerException e) {
            end = "NPE";
        } catch (IllegalStateException e) {
            end = "ISE";
        }
        System.out.println(name + " " + log + " " + end);
    }

    int get(int x) {
        return f + x;
    }

    static int sget(int x) {
        return s + x;
    }

    public static void main(String[] args) {
        OrderFieldStore o = new OrderFieldStore();
        attempt("store", () -> obj(o).f = val(3));
        attempt("store null", () -> obj(null).f = val(3));
        attempt("store null boom", () -> obj(null).f = boom());
        attempt("compound null", () -> obj(null).f += val(3));
        attempt("compound null boom", () -> obj(null).f += boom());
        attempt("increment null", () -> obj(null).f++);
        attempt("read null", () -> System.out.println(obj(null).f + val(1)));
        attempt("call null", () -> System.out.println(obj(null).get(val(1))));
        attempt("call null boom", () -> System.out.println(obj(null).get(boom())));
        attempt("static through null", () -> System.out.println(obj(null).s + val(1)));
        attempt("static call through null", () -> System.out.println(obj(null).sget(val(1))));
        attempt("static store through null", () -> obj(null).s = val(9));
        System.out.println(o.f + " " + s);
        OrderFieldStore p = o;
        p.f = (p = new OrderFieldStore()).f + 50;
        System.out.println(o.f + " " + p.f);
        o.f = o.f++ + o.f;
        System.out.println(o.f);
    }
}
