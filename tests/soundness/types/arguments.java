// What a type argument says is believed where a value is only compared or passed on, and one type parameter is one type. A raw
// type says nothing. The `valid` ones cannot fail for a caller that compiles without an unchecked warning.
//! Arguments.compared => valid incomplete +type-arguments
//! Arguments.widened => valid incomplete +type-arguments
//! Arguments.wildcard => valid incomplete +type-arguments
//! Arguments.optional => valid incomplete +type-arguments
//! Arguments.supplied => valid incomplete +type-arguments +assumed-call
//! Arguments.nested => valid incomplete +type-arguments
//! Arguments.smaller => invalid
//! Arguments.max => valid incomplete +type-arguments +assumed-call
//! Arguments.raw => invalid
//! Arguments.unchecked => invalid
//! Pair.less => valid incomplete +type-arguments +assumed-call
//! Arguments.inLambda => valid incomplete +type-arguments
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

enum Suit { HEARTS, SPADES } //~ crash Arguments.raw

enum Day { MONDAY, SUNDAY } //~ crash Arguments.raw

class Version implements Comparable<Version> {
    int number;

    //@ requires other != null;
    public int compareTo(Version other) { return number < other.number ? -1 : number == other.number ? 0 : 1; } //~ crash Arguments.raw
}

class Pair<T extends Comparable<T>> {
    T first;
    T second;

    boolean less() {
        return first != null && second != null && first.compareTo(second) < 0;
    }
}

class Arguments {
    static void compared(List<Suit> list) {
        if (list != null && !list.isEmpty()) {
            assert list.get(0) == null || list.get(0) == Suit.HEARTS || list.get(0) == Suit.SPADES;
        }
    }

    static void widened(List<Suit> list) {
        if (list != null && !list.isEmpty()) {
            Object o = list.get(0);
            assert o == null || o instanceof Suit;
        }
    }

    static void wildcard(List<? extends Suit> list) {
        if (list != null && !list.isEmpty()) {
            Object o = list.get(0);
            assert !(o instanceof Day);
        }
    }

    static void optional(Optional<Suit> maybe) {
        if (maybe != null && maybe.isPresent()) {
            Object o = maybe.get();
            assert o instanceof Suit;
        }
    }

    static void supplied(Supplier<Suit> supplier) {
        if (supplier != null) {
            Object o = supplier.get();
            assert !(o instanceof Day);
        }
    }

    static void nested(List<List<Suit>> lists) {
        if (lists != null && lists.size() == 1 && lists.get(0) != null && lists.get(0).size() == 1) {
            Object o = lists.get(0).get(0);
            assert !(o instanceof Day);
        }
    }

    // a list of objects holds anything
    static void smaller(List<Object> list) {
        if (list != null && !list.isEmpty()) {
            Object o = list.get(0);
            assert !(o instanceof Suit); //~ assert Arguments.smaller
        }
    }

    static <T extends Comparable<T>> boolean max(T a, T b) {
        return a != null && b != null && a.compareTo(b) < 0;
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    static boolean raw(Comparable a, Comparable b) {
        return a != null && b != null && a.compareTo(b) < 0;
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    static void unchecked(Object o) {
        List list = new ArrayList();
        list.add(o);
        List<Suit> suits = list;
        Suit first = suits.get(0); //~ crash Arguments.unchecked
    }

    static void inLambda(Optional<Suit> maybe) {
        if (maybe != null) {
            assert maybe.map(suit -> suit == Suit.HEARTS || suit == Suit.SPADES).orElse(true);
        }
    }
}
