// A class is initialised at first active use only; constants do not count.
public class ClsStaticLazy {
    static void say(String s) {
        System.out.println(s);
    }

    static class Consts {
        static final int K = 42;
        static final String S = "const" + K;
        static final int NOT_CONST = Integer.parseInt("7");

        static {
            say("Consts init");
        }
    }

    static class Parent {
        static int p = 1;

        static {
            say("Parent init");
        }

        static void hello() {
            say("hello " + p);
        }
    }

    static class Child extends Parent {
        static int c = 2;

        static {
            say("Child init");
        }
    }

    interface HasDefault {
        int X = init("HasDefault.X");

        default void d() {
        }
    }

    interface NoDefault {
        int Y = init("NoDefault.Y");
    }

    static int init(String s) {
        say(s);
        return 5;
    }

    static class Impl implements HasDefault, NoDefault {
        static {
            say("Impl init");
        }
    }

    static class Holder {
        static final Holder INSTANCE = new Holder();
        static int count = 10;
        int seen;

        Holder() {
            seen = count;
            count++;
            say("Holder made, seen " + seen);
        }
    }

    static class Cycle1 {
        static int a = Cycle2.b + 1;
    }

    static class Cycle2 {
        static int b = Cycle1.a + 10;
    }

    public static void main(String[] args) {
        say("K " + Consts.K);
        say("S " + Consts.S);
        say("now " + Consts.NOT_CONST);
        say("inherited static through the child");
        Child.p = 5;
        Child.hello();
        say("child");
        say("" + Child.c);
        new Impl();
        say("interface field");
        say("" + Impl.Y);
        say("holder");
        System.out.println(Holder.INSTANCE.seen + " " + Holder.count);
        System.out.println(Cycle1.a + " " + Cycle2.b);
    }
}
