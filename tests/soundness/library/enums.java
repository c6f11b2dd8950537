//! Enums.sizes => invalid incomplete +type-arguments
//! Enums.has => invalid incomplete +type-arguments
//! Enums.all => invalid incomplete +type-arguments
//! Enums.map => invalid incomplete +type-arguments
//! Enums.key => invalid complete
//! Enums.mine => valid incomplete +type-arguments
//
// An enum of the library that is only named as a type argument has its constants in inputs, too.

import java.math.RoundingMode;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;

class Enums {
    static void sizes(EnumSet<Thread.State> s) { if (s != null && s.size() == 2) assert false; } //~ assert Enums.sizes
    static void has(EnumSet<Thread.State> s) { if (s != null) assert !s.contains(Thread.State.NEW); } //~ assert Enums.has
    static void all(List<EnumSet<RoundingMode>> l) {
        if (l != null && l.size() == 1 && l.get(0) != null) assert !l.get(0).contains(RoundingMode.UP); //~ assert Enums.all
    }
    static void map(EnumMap<Thread.State, Integer> m) { if (m != null && m.size() == 2) assert false; } //~ assert Enums.map
    static void key(EnumMap<? extends Enum<?>, Integer> m) { if (m != null && m.size() == 1) assert false; } //~ assert Enums.key
    static void mine(EnumSet<Thread.State> s) {
        if (s != null) {
            s.add(Thread.State.NEW);
            assert s.contains(Thread.State.NEW) && !EnumSet.complementOf(s).contains(Thread.State.NEW);
        }
    }
}
