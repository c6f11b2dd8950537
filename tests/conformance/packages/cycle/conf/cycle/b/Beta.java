// Needs Alpha to initialise itself, and sees it half done.
package conf.cycle.b;

import conf.cycle.a.*;

public class Beta {
    public static final String CONST = "constant of Beta";
    public static int seen = Alpha.seen + 10;

    static {
        System.out.println("Beta initialised " + seen);
    }

    public enum Level {
        LOW, HIGH;

        public Level up() {
            return this == LOW ? HIGH : this;
        }
    }

    private final Alpha alpha;
    private final int n;

    public Beta(Alpha alpha, int n) {
        this.alpha = alpha;
        this.n = n;
    }

    public Alpha partner() {
        return new Alpha(alpha.n + n);
    }
}
