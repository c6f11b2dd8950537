// Which expressions start the initialisation of a class, and when within a statement.
public class OrderStaticTrigger {
    static void say(String s) {
        System.out.println(s);
    }

    static int arg(String s) {
        say("arg " + s);
        return 1;
    }

    static class A {
        static final int CONST = 5;
        static final Integer BOXED = 6;
        static int v = 1;

        static {
            say("A init");
        }

        static int f(int x) {
            return x;
        }
    }

    static class B {
        static int v = 1;

        static {
            say("B init");
        }

        B(int x) {
            say("B constructor");
        }
    }

    static class C {
        static int v = 10;

        static {
            say("C init");
        }
    }

    static class D {
        static {
            say("D init");
        }

        static void f(int x) {
            say("D.f");
        }
    }

    static class E {
        static {
            say("E init");
        }
    }

    public static void main(String[] args) {
        say("constant " + A.CONST);
        say("boxed");
        say("" + A.BOXED);
        say("new B");
        new B(arg("B"));
        say("store C");
        C.v = arg("C");
        say("call D");
        D.f(arg("D"));
        E[] es = new E[3];
        say("array of E " + es.length);
        E none = null;
        say("variable of type E " + (none instanceof E));
        new E();
        say("end " + C.v + A.f(2) + B.v);
    }
}
