package rates;

import java.util.ArrayList;
import java.util.List;

/** What a library must not do while tests are looked for. */
public final class Risks {
    private Risks() {}

    public static int exit(int status) {
        System.exit(status);
        return status;
    }

    public static int endless(int n) {
        while (n != Integer.MIN_VALUE) {
            n = n == 5 ? 4 : 5;
        }
        return n;
    }

    public static int hungry(int n) {
        List<long[]> all = new ArrayList<>();
        while (n >= 0) {
            all.add(new long[10_000_000]);
        }
        return n;
    }

    public static int gone(String file) {
        return new java.io.File(file).delete() ? 1 : 2;
    }
}
