// Invariants of subclasses are judged although nobody has asked for the class, and believed of the class that a counterexample
// has. Witness: an `Upper` with high = low + 1.
//! Ranges.grow => invalid complete
//! Ranges.growBoth => invalid complete
//! Ranges.shrink => invalid complete
//! Ranges.other => valid complete
//! Ranges.through => invalid
//! Ranges.element => invalid
//! Shapes.positive => valid complete
//! Shapes.morePositive => invalid complete
//! Shapes.self => valid complete
class Lower {
    int low;
    //@ invariant low >= 0; //~ invariant Ranges.shrink
}

class Upper extends Lower {
    int high;
    //@ invariant high > low; //~ invariant Ranges.grow Ranges.growBoth Ranges.through Ranges.element
}

class Free extends Lower {
    int high;
}

class Slot {
    Lower content;
}

class Ranges {
    static void grow(Lower r) {
        if (r != null && r.low < 100) {
            r.low++;
        }
    }

    // both objects may be the same, and one of them may be an `Upper`
    static void growBoth(Lower a, Lower b) {
        if (a != null && b != null && a.low < 100) {
            b.low = a.low + 1;
        }
    }

    static void shrink(Lower r) {
        if (r != null) {
            r.low--;
        }
    }

    // nothing that an invariant can see
    static int other(Lower r, int[] a) {
        if (r != null && a != null && a.length > 0) {
            a[0] = r.low;
        }
        return 0;
    }

    static void through(Slot s) {
        if (s != null && s.content != null && s.content.low < 100) {
            s.content.low++;
        }
    }

    static void element(Lower[] all) {
        if (all != null && all.length == 1 && all[0] != null && all[0].low < 100) {
            all[0].low++;
        }
    }
}

abstract class Shapes {
    int size;

    static void positive(Shapes s) {
        assert s == null || s.size >= 0;
    }

    static void morePositive(Shapes s) {
        assert s == null || s.size > 0; //~ assert Shapes.morePositive
    }

    void self() {
        assert size >= 0;
    }
}

class Disc extends Shapes {
    //@ invariant size > 0;
}

class Dot extends Shapes {
    //@ invariant size >= 0;
}
