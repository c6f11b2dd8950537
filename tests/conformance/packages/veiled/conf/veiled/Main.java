// Package-private methods across three levels of classes in two packages (JLS 8.4.8.1).
package conf.veiled;

import conf.veiled.p.A;
import conf.veiled.p.C;
import conf.veiled.p.Wide;
import conf.veiled.q.B;
import conf.veiled.q.Through;

public class Main {
    // a third package that sees neither
    static class Last extends C {
        String plain() {
            return "Last.plain";
        }

        public String opened() {
            return "Last.opened<" + super.opened();
        }

        String mine() {
            return plain() + " " + opened();
        }
    }

    static String opened() {
        return "Main.opened";
    }

    static class Inner extends A {
        String seesOuter() {
            return opened();
        }
    }

    public static void main(String[] args) {
        A[] all = {new A(), new B(), new C(), new Wide(), new Through(), new Last(), new conf.veiled.q.A(),
            new conf.veiled.q.A.Sub()};
        for (A each : all) {
            System.out.println(each.getClass().getName() + ": " + A.all(each) + " " + each.pick(1));
        }
        System.out.println(B.all(new B()));
        System.out.println(B.all(new C()));
        System.out.println(B.all(new Last()));
        System.out.println(C.own(new C()));
        System.out.println(C.own(new Last()));
        System.out.println(new Through().both());
        System.out.println(new Last().mine());
        System.out.println(conf.veiled.q.A.own(new conf.veiled.q.A()) + " "
            + conf.veiled.q.A.own(new conf.veiled.q.A.Sub()));
        System.out.println(new Inner().seesOuter());
    }
}
