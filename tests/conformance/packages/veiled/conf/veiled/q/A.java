// The same simple name, a method of the same name: still another method.
package conf.veiled.q;

public class A extends conf.veiled.p.A {
    String plain() {
        return "q.A.plain";
    }

    public static String own(A a) {
        return a.plain();
    }

    public static class Sub extends A {
        @Override
        String plain() {
            return "q.A.Sub.plain<" + super.plain();
        }
    }
}
