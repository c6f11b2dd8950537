// Two packages that use each other, with static initialisers that cross between them.
package conf.cycle;

import conf.cycle.a.Alpha;
import conf.cycle.b.Beta;
import conf.cycle.b.Plugin;

public class Main implements Plugin {
    static {
        System.out.println("Main starts");
    }

    @Override
    public String name() {
        return "main plugin";
    }

    public static void main(String[] args) {
        System.out.println(Beta.CONST);
        System.out.println(Alpha.start());
        System.out.println(Alpha.seen + " " + Beta.seen);
        System.out.println(new Alpha(3).partner().partner().n);
        System.out.println(Plugin.run(new Main()) + " " + Plugin.run(() -> "lambda plugin"));
        System.out.println(Plugin.run(Alpha.asPlugin()));
        System.out.println(Beta.Level.valueOf("HIGH").up().name());
    }
}
