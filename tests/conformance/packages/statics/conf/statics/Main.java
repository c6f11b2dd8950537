// Static imports: methods, fields, on demand, overloads from two classes, hidden by local names.
package conf.statics;

import static conf.statics.lib.Calc.*;
import static conf.statics.lib.Text.join;
import static conf.statics.lib.Text.SEP;
import static java.lang.Math.max;
import static java.util.Map.Entry.comparingByKey;
import static java.util.Map.entry;

import conf.statics.lib.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

public class Main {
    static int twice(String s) {
        return s.length() * 2;
    }

    static final int LIMIT = 3;

    public static void main(String[] args) {
        System.out.println(square(7) + " " + square(1.5) + " " + ZERO);
        System.out.println(join("a", "b") + SEP + Text.join());
        System.out.println(max(3, 9) + " " + LIMIT + " " + conf.statics.lib.Calc.LIMIT);
        System.out.println(twice("abc"));
        System.out.println(counter + " " + next() + " " + next() + " " + counter);
        counter = 50;
        System.out.println(next() + " " + conf.statics.lib.Calc.counter);
        List<Map.Entry<String, Integer>> es = new ArrayList<>(List.of(entry("b", 1), entry("a", 2)));
        es.sort(comparingByKey());
        System.out.println(es);
        Mode m = Mode.FAST;
        System.out.println(m + " " + describe(Mode.SLOW) + " " + describe(m));
        int square = 4;
        System.out.println(square(square));
        System.out.println(new Inner(5).v + " " + Inner.MAKE.v);
        System.out.println(new Object() {
            int join(int a) {
                return a + 1;
            }

            int go() {
                return join(1);
            }
        }.go());
    }
}
