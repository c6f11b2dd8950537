// super.method() is static: it skips the dynamic type and goes up one step.
public class ClsSuperCalls {
    static class A {
        String f() {
            return "A.f";
        }

        String g() {
            return "A.g(" + f() + ")";
        }

        String h() {
            return "A.h";
        }
    }

    static class B extends A {
        @Override
        String f() {
            return "B.f>" + super.f();
        }

        @Override
        String g() {
            return "B.g>" + super.g();
        }
    }

    static class C extends B {
        @Override
        String f() {
            return "C.f>" + super.f();
        }

        @Override
        String h() {
            return "C.h>" + super.h();
        }

        String callAll() {
            return super.f() + " " + this.f() + " " + super.g() + " " + super.h();
        }

        Runnable later() {
            return () -> System.out.println(super.f() + " later");
        }

        Runnable ref() {
            java.util.function.Supplier<String> s = super::g;
            return () -> System.out.println(s.get());
        }
    }

    static class D extends C {
        @Override
        String f() {
            return "D.f";
        }

        @Override
        public String toString() {
            return "D " + super.f();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof D || super.equals(o);
        }

        @Override
        public int hashCode() {
            return 7;
        }
    }

    public static void main(String[] args) {
        for (A a : new A[] {new A(), new B(), new C(), new D()}) {
            System.out.println(a.f() + " | " + a.g() + " | " + a.h());
        }
        System.out.println(new C().callAll());
        System.out.println(new D().callAll());
        new C().later().run();
        new D().later().run();
        new D().ref().run();
        System.out.println(new D());
        System.out.println(new D().equals(new D()) + " " + new D().equals("x"));
    }
}
