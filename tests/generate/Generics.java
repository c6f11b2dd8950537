// Types that only the case decides, arrays of generic types, and inner classes of generic ones.
import java.util.List;

public class Generics<T extends Comparable<T>> {
    private final T best;

    public Generics(T best) {
        this.best = best;
    }

    public class Rival {
        private final T mine;

        public Rival(T mine) {
            this.mine = mine;
        }

        public boolean wins() {
            return mine != null && best != null && mine.compareTo(best) > 0;
        }

        public T get() {
            return mine;
        }
    }

    enum Colour {
        RED, GREEN
    }

    public Rival rival(T mine) {
        return new Rival(mine);
    }

    static <E extends Enum<E>> int place(E constant) {
        return constant == null ? -1 : constant.ordinal();
    }

    static <K extends Comparable<? super K>> K greater(K a, K b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    /** The compiler warns of its callers, unless they say that they know. */
    @Deprecated
    static int old(int value) {
        return value + 1;
    }

    static int total(List<Integer>[] lists) {
        int sum = 0;
        for (List<Integer> list : lists) {
            if (list != null) {
                sum += list.size();
            }
        }
        return sum;
    }
}
