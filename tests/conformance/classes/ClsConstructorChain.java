// this(...) and super(...) chains, and the order of all parts.
public class ClsConstructorChain {
    static class A {
        String log = "A-field ";

        {
            log += "A-block ";
        }

        A() {
            this("default");
            log += "A() ";
        }

        A(String s) {
            log += "A(" + s + ") ";
        }
    }

    static class B extends A {
        int x = note("B-field");

        B() {
            log += "B() ";
        }

        B(int n) {
            super("from B " + n);
            log += "B(int) ";
        }

        B(int n, int m) {
            this(n + m);
            log += "B(int,int) ";
        }

        int note(String s) {
            log += s + " ";
            return 1;
        }

        {
            note("B-block");
        }
    }

    static class C extends B {
        C() {
            super(1, 2);
            log += "C() ";
        }

        C(Object o) {
            log += "C(Object) ";
        }

        C(String s) {
            this((Object) s);
            log += "C(String) ";
        }
    }

    static class Implicit extends C {
        int v = 3;
    }

    public static void main(String[] args) {
        System.out.println(new A().log);
        System.out.println(new A("x").log);
        System.out.println(new B().log);
        System.out.println(new B(5).log);
        System.out.println(new B(5, 6).log);
        System.out.println(new C().log);
        System.out.println(new C("s").log);
        System.out.println(new C(1).log);
        System.out.println(new Implicit().log + new Implicit().v);
    }
}
