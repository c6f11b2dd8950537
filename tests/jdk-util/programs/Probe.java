// What the programs share: a repeatable source of choices, and a transcript of what each operation did.
import java.util.*;

class Probe {
    interface Action {
        Object run();
    }

    private long state;
    private final StringBuilder out = new StringBuilder();

    // Sequence `number` of the run that `seed` names.
    Probe(String kind, long seed, int number) {
        state = seed * 1000003L + number * 7919L + kind.length() * 31L;
        out.append("# ").append(kind).append(' ').append(number).append('\n');
        pick(2);
    }

    int pick(int bound) {
        state = state * 6364136223846793005L + 1442695040888963407L;
        return (int) ((state >>> 33) % bound);
    }

    boolean chance(int percent) {
        return pick(100) < percent;
    }

    void log(String what, Action action) {
        out.append(what).append(" -> ");
        try {
            out.append(show(action.run()));
        } catch (RuntimeException e) {
            out.append(show(e));
        }
        out.append('\n');
    }

    void state(Action action) {
        out.append("   ");
        try {
            Object o = action.run();
            Invariants.check(o);
            out.append(show(o));
        } catch (RuntimeException e) {
            out.append(show(e));
        }
        out.append('\n');
    }

    // The virtual machine words the messages of these two itself.
    static String show(RuntimeException e) {
        String type = e.getClass().getSimpleName();
        if (e instanceof NullPointerException || e instanceof ClassCastException || e instanceof ArrayStoreException) {
            return type;
        }
        return type + ": " + e.getMessage();
    }

    static String show(Object o) {
        if (o instanceof Object[]) {
            return o.getClass().getSimpleName() + Arrays.toString((Object[]) o);
        }
        return String.valueOf(o);
    }

    void print() {
        System.out.print(out);
    }
}
