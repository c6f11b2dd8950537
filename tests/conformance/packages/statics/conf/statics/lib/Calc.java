// Static members of several kinds to import on demand, nested types included.
package conf.statics.lib;

public final class Calc {
    public static final int ZERO = 0;
    public static final int LIMIT = 99;
    public static int counter = 10;

    public enum Mode { FAST, SLOW }

    public static class Inner {
        public static final Inner MAKE = new Inner(77);
        public final int v;

        public Inner(int v) {
            this.v = v;
        }
    }

    private Calc() {
    }

    public static int square(int x) {
        return x * x;
    }

    public static double square(double x) {
        return x * x;
    }

    public static int twice(int x) {
        return 2 * x;
    }

    public static int next() {
        return ++counter;
    }

    public static String describe(Mode m) {
        return switch (m) {
            case FAST -> "quick";
            case SLOW -> "slow";
        };
    }
}
