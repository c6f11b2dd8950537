// What an answer rests on is told in codes; what narrows the inputs makes it incomplete.
//! Rests.plain => valid complete
//! Rests.element -k 1 => valid incomplete +type-arguments
//! Rests.single => valid incomplete +type-arguments
//! Rests.raw => valid complete
//! Rests.hash => valid incomplete +identity-hash-codes
//! Rests.hashOfInput => valid complete
//! Rests.open => valid complete +assumed-call
//! Rests.decreasing => valid +ignored-clause
//! Rests.measured => valid complete +ignored-clause
//! Clauses.level => valid complete +ignored-clause
//! Clauses.inner => valid complete +ignored-clause
//! Static.of => valid complete +ignored-clause
//! Rests.untouched => valid complete
//! Translated.first => valid +ignored-clause
import java.util.List;
import java.util.Optional;

class Rests {
    static int plain(int n) { return n; }

    //@ requires all != null && all.size() == 1;
    static int element(List<String> all) {
        String first = all.get(0);
        return first == null ? 0 : first.length();
    }

    static class Box<T> {
        T value;
    }

    static int single(Box<Integer> box) {
        if (box == null || box.value == null) {
            return 0;
        }
        return box.value;
    }

    static int raw(Box<Integer> box) { return box == null ? 0 : 1; }

    static int hash() {
        Object made = new Object();
        return made.hashCode() == 0 ? 1 : 2;
    }

    static int hashOfInput(Box<String> o) { return o == null || o.hashCode() == 0 ? 1 : 2; }

    static double open(double x) { return Math.sin(x); }

    static int decreasing(int n) {
        //@ loop_invariant n <= 10 || true;
        //@ decreases n;
        while (n > 0 && n < 3) {
            n--;
        }
        return n;
    }

    //@ requires n >= 0;
    //@ measured_by n;
    static int measured(int n) { return n; }

    static int untouched(int n) { return n; }
}

class Clauses {
    //@ ghost int shadow;
    //@ constraint true;
    int level;

    int level() { return level; }

    int inner() {
        //@ set shadow = 1;
        return level;
    }
}

class Static {
    static int n;
    //@ static invariant n >= 0;

    int of() {
        n = -1;
        return n;
    }
}

class Translated {
    int[] all = new int[2];
    // a quantifier without a range
    //@ invariant (\forall int i; all[i] >= 0);

    int first() { return all == null || all.length == 0 ? 0 : all[0]; }
}
