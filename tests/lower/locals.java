/** Local variables: var, shadowing of fields, names that OOX reserves, scopes, local records and enums. */
class Locals {
    int n;

    int shadow(int n) {
        this.n = n;
        {
            int m = n;
            n = m + this.n;
        }
        int m = 2;
        return n + m;
    }

    static int words(int uint, boolean exceptional, int old) {
        var assume = uint + old;
        for (int let = 0; let < 2; let++) {
            assume += let;
        }
        return exceptional ? assume : -assume;
    }

    static int kinds(int n) {
        record Point(int x, int y) {
        }
        enum Level {
            LOW, HIGH
        }
        var level = n > 0 ? Level.HIGH : Level.LOW;
        return new Point(n, 2).y() + level.ordinal();
    }

    static int late(boolean b) {
        final int x;
        if (b) {
            x = 1;
        } else {
            x = 2;
        }
        return x;
    }
}
