// Private methods are not overridden; private fields of the same name live side by side.
public class ClsPrivateMembers {
    static class A {
        private int v = 1;

        private String secret() {
            return "A.secret";
        }

        String open() {
            return secret() + v;
        }

        static String sum(A x, A y) {
            return x.secret() + (x.v + y.v);
        }

        private static String st() {
            return "A.st";
        }
    }

    static class B extends A {
        private int v = 2;

        private String secret() {
            return "B.secret";
        }

        String call() {
            return secret() + v + ((A) this).v + super.secret();
        }
    }

    static class C extends B {
        public String secret() {
            return "C.secret";
        }
    }

    private int hidden = 5;

    private int bump() {
        return ++hidden;
    }

    class Inner {
        private int own = hidden;

        int poke() {
            hidden *= 2;
            return bump() + own;
        }
    }

    public static void main(String[] args) {
        A a = new B();
        B b = new B();
        C c = new C();
        System.out.println(a.open() + " " + b.open() + " " + c.open());
        System.out.println(b.call() + " " + c.call() + " " + c.secret());
        System.out.println(a.secret() + " " + ((A) b).secret() + " " + b.secret() + " " + ((B) c).secret());
        System.out.println(a.v + " " + b.v + " " + ((A) b).v);
        System.out.println(A.sum(b, c) + A.st());
        ClsPrivateMembers o = new ClsPrivateMembers();
        Inner i = o.new Inner();
        System.out.println(i.poke() + " " + o.hidden + " " + i.own);
        ((A) b).v = 50;
        System.out.println(b.v + " " + b.open());
        b.v += 5;
        ((A) b).v++;
        System.out.println(b.call());
    }
}
