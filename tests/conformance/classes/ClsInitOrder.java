// Static and instance initialisation of a whole hierarchy, first and second instance.
public class ClsInitOrder {
    static void say(String s) {
        System.out.println(s);
    }

    static int val(String s, int v) {
        say(s);
        return v;
    }

    static class Base {
        static int s1 = val("Base static field", 1);

        static {
            say("Base static block " + s1);
        }

        int f1 = val("Base field", 10);

        {
            say("Base block " + f1);
        }

        Base() {
            say("Base constructor");
        }

        static int s2 = val("Base second static", s1 + 1);
    }

    static class Derived extends Base {
        static int t1 = val("Derived static field", s2 * 10);
        int g1 = val("Derived field", f1 + 1);

        Derived() {
            super();
            say("Derived constructor " + g1);
        }

        static {
            say("Derived static block " + t1);
        }

        {
            say("Derived block");
        }
    }

    static class Unused extends Derived {
        static {
            say("Unused static");
        }
    }

    public static void main(String[] args) {
        say("start");
        Unused u = null;
        Base[] arr = new Base[2];
        say("array made " + arr.length + (u == null));
        new Derived();
        say("second");
        new Derived();
        say("static access");
        System.out.println(Unused.s1 + Unused.t1);
        say("end");
    }
}
