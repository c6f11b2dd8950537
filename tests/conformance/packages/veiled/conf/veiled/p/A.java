// The package-private methods that others redeclare.
package conf.veiled.p;

public class A {
    String plain() {
        return "A.plain";
    }

    String opened() {
        return "A.opened";
    }

    String kept(Object o) {
        return "A.kept";
    }

    static String fixed() {
        return "A.fixed";
    }

    String toStatic() {
        return "A.toStatic";
    }

    public static String all(A a) {
        return a.plain() + " " + a.opened() + " " + a.kept("x") + " " + fixed() + " " + a.toStatic();
    }

    // chosen by overload resolution only where it can be seen
    String pick(int i) {
        return "A.pick(int)";
    }

    public String pick(long l) {
        return "A.pick(long)";
    }
}
