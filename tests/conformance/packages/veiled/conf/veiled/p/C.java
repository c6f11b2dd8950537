// The first package again: the methods of A are overridden, and the public one of B too.
package conf.veiled.p;

import conf.veiled.q.B;

public class C extends B {
    String plain() {
        return "C.plain";
    }

    @Override
    public String opened() {
        return "C.opened<" + super.opened();
    }

    public static String own(C c) {
        return c.plain() + " " + c.opened() + " " + ((A) c).pick(1) + " " + c.pick(1L);
    }
}
