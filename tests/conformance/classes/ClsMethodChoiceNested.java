// Methods of the enclosing class, inherited methods and overloads: which name is found.
public class ClsMethodChoiceNested {
    static String f(int x) {
        return "outer.f(int)";
    }

    static String f(String s) {
        return "outer.f(String)";
    }

    String g() {
        return "outer.g";
    }

    static class Base {
        String g() {
            return "base.g";
        }

        String h(Object o) {
            return "base.h(Object)";
        }
    }

    class In extends Base {
        String test() {
            return g() + " " + ClsMethodChoiceNested.this.g();
        }

        String h(String s) {
            return "in.h(String)";
        }

        String two() {
            return h("s") + " " + h(1) + " " + h(null) + " " + super.h("s");
        }
    }

    static class Hides {
        static String f(long x) {
            return "hides.f(long)";
        }

        String t() {
            return f(1) + " " + ClsMethodChoiceNested.f(1) + " " + ClsMethodChoiceNested.f("s");
        }
    }

    static class NotHides {
        String t() {
            return f(1) + " " + f("s");
        }
    }

    int v = 1;

    class Vars {
        int v = 2;

        String t(int v) {
            return v + " " + this.v + " " + ClsMethodChoiceNested.this.v;
        }

        class Deeper {
            int v = 4;

            String t() {
                return v + " " + Vars.this.v + " " + ClsMethodChoiceNested.this.v + " " + Vars.this.t(9);
            }
        }
    }

    public static void main(String[] args) {
        ClsMethodChoiceNested o = new ClsMethodChoiceNested();
        In in = o.new In();
        System.out.println(in.test());
        System.out.println(in.two());
        System.out.println(new Hides().t());
        System.out.println(new NotHides().t());
        Vars vars = o.new Vars();
        System.out.println(vars.t(3));
        System.out.println(vars.new Deeper().t());
        Base b = in;
        System.out.println(b.g() + " " + b.h("s"));
        Object anon = new Base() {
            @Override
            String g() {
                return f(5) + "/" + super.g();
            }

            @Override
            public String toString() {
                return g() + h(this);
            }
        };
        System.out.println(anon);
        System.out.println(f('c') + " " + f((byte) 1));
    }
}
