// Another package: nothing of A is overridden here.
package conf.veiled.q;

import conf.veiled.p.A;

public class B extends A {
    String plain() {
        return "B.plain";
    }

    public String opened() {
        return "B.opened";
    }

    int kept(Object o) {
        return 7;
    }

    int fixed() {
        return 8;
    }

    public static int toStatic() {
        return 9;
    }

    public static String all(B b) {
        return b.plain() + " " + b.opened() + " " + b.kept("y") + " " + b.fixed() + " " + toStatic()
            + " " + b.pick(1);
    }
}
