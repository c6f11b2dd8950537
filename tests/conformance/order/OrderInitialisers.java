// Field initialisers and constructor parts run in textual order and see earlier values only.
public class OrderInitialisers {
    static int counter;

    static int next(String what) {
        System.out.println(what + " " + ++counter);
        return counter;
    }

    int a = next("a");
    int b;

    {
        b = a + next("block");
        c = 99;
    }

    int c = next("c");
    int d = this.e + 1;
    int e = next("e");

    {
        next("last block");
    }

    OrderInitialisers() {
        this(next("arg"));
        next("noarg body");
    }

    OrderInitialisers(int x) {
        super();
        next("int body " + x);
        e += x;
    }

    public static void main(String[] args) {
        OrderInitialisers o = new OrderInitialisers();
        System.out.println(o.a + " " + o.b + " " + o.c + " " + o.d + " " + o.e);
        counter = 10;
        OrderInitialisers p = new OrderInitialisers(next("before"));
        System.out.println(p.a + " " + p.b + " " + p.c + " " + p.d + " " + p.e);
    }
}
