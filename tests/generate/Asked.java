// Objects that nobody has written and that are asked more than once: pure methods answer by their arguments, others one time
// after the other, and what only a contract asks is no call of the test.
import java.util.function.ToIntFunction;

public class Asked {
    enum Season {
        LOW,
        HIGH
    }

    static class Room {
        int beds;
    }

    interface Prices {
        /*@ pure @*/ int of(int room, Season season);

        /*@ pure @*/ int of(String name);

        /*@ pure @*/ int extra(Room room, double weight);

        int next();
    }

    interface Score {
        /*@ pure @*/ int of(int player);
    }

    interface Named {
        /*@ pure @*/ boolean isFree(String name);
    }

    /** By a number. */
    static int better(Score score, int a, int b) {
        return score.of(a) >= score.of(b) ? a : b;
    }

    /** By two numbers of which neither is enough, and by a constant. */
    static boolean isCheap(Prices prices) {
        return prices.of(1, Season.LOW) < prices.of(1, Season.HIGH)
                && prices.of(2, Season.LOW) > prices.of(1, Season.LOW);
    }

    /** By a text that the run makes. */
    static String freeName(Named names, String base) {
        for (int number = 1; number < 3; number++) {
            if (names.isFree(base + number)) {
                return base + number;
            }
        }
        return names.isFree(base) ? base : null;
    }

    /** By the identity of an object. */
    static Room cheaper(Prices prices, Room a, Room b) {
        if (a == null || b == null || a == b) {
            return null;
        }
        return prices.extra(a, 1.5) < prices.extra(b, 1.5) ? a : b;
    }

    /** It changes something with every call. */
    static int rising(Prices prices) {
        int first = prices.next();
        int second = prices.next();
        return second > first ? 1 : 0;
    }

    /** Numbers in boxes, which the run makes. */
    static boolean grows(ToIntFunction<Integer> function) {
        return function.applyAsInt(1) < function.applyAsInt(2);
    }

    /** The precondition asks first. */
    static class Turnstile {
        interface Gate {
            /*@ pure @*/ boolean isOpen(int door);

            /*@ pure @*/ int limit();
        }

        final Gate gate;

        Turnstile(Gate gate) {
            this.gate = gate;
        }

        //@ requires gate != null && gate.isOpen(7) && gate.limit() > 3;
        int enter(int door) {
            if (!gate.isOpen(door)) {
                return -1;
            }
            return gate.limit() > 4 ? 1 : 0;
        }
    }
}
