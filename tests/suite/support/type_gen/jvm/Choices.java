import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** The choices that make an input, in the order in which they are made: all combinations of them, one after the other. */
class Choices {
    private final List<Integer> taken = new ArrayList<>();
    private final List<Integer> bounds = new ArrayList<>();
    private int at;
    private Random lot;

    /** A number below the bound. */
    int pick(int bound) {
        if (at == taken.size()) {
            taken.add(lot == null ? 0 : lot.nextInt(bound));
            bounds.add(bound);
        }
        return taken.get(at++);
    }

    /** From now on each choice is drawn. */
    void drawFrom(long seed) {
        lot = new Random(seed);
        taken.clear();
        bounds.clear();
    }

    /** The same choices once more. */
    void again() {
        at = 0;
    }

    /** Goes on to the next combination, if there is one. */
    boolean next() {
        at = 0;
        if (lot != null) {
            taken.clear();
            bounds.clear();
            return true;
        }
        while (!taken.isEmpty()) {
            int last = taken.size() - 1;
            if (taken.get(last) + 1 < bounds.get(last)) {
                taken.set(last, taken.get(last) + 1);
                return true;
            }
            taken.remove(last);
            bounds.remove(last);
        }
        return false;
    }
}
