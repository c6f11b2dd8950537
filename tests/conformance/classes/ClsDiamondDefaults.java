// The diamond of default methods: most specific interface, explicit choice, class over interface.
public class ClsDiamondDefaults {
    interface A {
        default String who() {
            return "A";
        }
    }

    interface B extends A {
        @Override
        default String who() {
            return "B" + A.super.who();
        }
    }

    interface C extends A {
    }

    interface D extends A {
        @Override
        default String who() {
            return "D";
        }
    }

    static class BC implements B, C {
    }

    static class AB implements A, B {
    }

    static class BD implements B, D {
        @Override
        public String who() {
            return B.super.who() + "+" + D.super.who();
        }
    }

    static class Sup {
        public String who() {
            return "Sup";
        }
    }

    static class SubBC extends Sup implements B, C {
    }

    static class SubBC2 extends BC implements A {
        String viaSuper() {
            return super.who() + this.who();
        }
    }

    static class Over extends BC implements D {
        @Override
        public String who() {
            return super.who() + D.super.who();
        }
    }

    interface X {
        int v();

        default int twice() {
            return v() * 2;
        }
    }

    interface Y {
        int v();

        default int thrice() {
            return v() * 3;
        }
    }

    static class XY implements X, Y {
        int n = 7;

        @Override
        public int v() {
            return n++;
        }
    }

    public static void main(String[] args) {
        A[] all = {new BC(), new AB(), new BD(), new SubBC(), new SubBC2(), new Over(), new A() { }, new C() { }, new D() { }};
        for (A a : all) {
            System.out.println(a.who());
        }
        System.out.println(new SubBC2().viaSuper());
        XY xy = new XY();
        System.out.println(xy.twice() + " " + xy.thrice() + " " + ((X) xy).v() + " " + ((Y) xy).v());
        System.out.println((all[0] instanceof B) + " " + (all[0] instanceof D) + " " + (all[3] instanceof Sup && all[3] instanceof C));
    }
}
