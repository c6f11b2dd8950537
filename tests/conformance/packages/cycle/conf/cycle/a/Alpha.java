// Needs Beta to initialise itself.
package conf.cycle.a;

import conf.cycle.b.Beta;
import conf.cycle.b.Plugin;

public class Alpha {
    public static int seen = Beta.seen + 1;

    static {
        System.out.println("Alpha initialised " + seen);
    }

    public final int n;

    public Alpha(int n) {
        this.n = n;
    }

    public Beta partner() {
        return new Beta(this, n * 2);
    }

    public static String start() {
        return "started";
    }

    public static Plugin asPlugin() {
        return new Plugin() {
            @Override
            public String name() {
                return "alpha plugin";
            }

            @Override
            public int weight() {
                return Plugin.super.weight() + seen;
            }
        };
    }
}
