//! Chain.notItself => valid complete
//! Chain.notItself --heap lazy => valid complete
//! Chain.notItself --heap lazier => valid complete
//! Chain.notItself --heap merged => valid complete
//! Chain.notTwice => valid complete
//! Chain.notTwice --heap lazy => valid complete
//! Chain.notTwice --heap lazier => valid complete
//! Chain.notTwice --heap merged => valid complete
//! Chain.lateDecision => valid complete
//! Chain.lateDecision --heap lazy => valid complete
//! Chain.lateDecision --heap lazier => valid complete
//! Chain.lateDecision --heap merged => valid complete
//! Chain.notThroughBoth => valid complete
//! Chain.notThroughBoth --heap lazy => valid complete
//! Chain.notThroughBoth --heap lazier => valid complete
//! Chain.notThroughBoth --heap merged => valid complete
//! Chain.sharedTail => invalid complete
//! Chain.sharedTail --heap lazy => invalid complete
//! Chain.sharedTail --heap lazier => invalid complete
//! Chain.sharedTail --heap merged => invalid complete
//! Chain.next => invalid complete
//! Chain.next --heap lazy => invalid complete
//! Chain.next --heap lazier => invalid complete
//! Chain.next --heap merged => invalid complete
//! Chain.equality => valid incomplete
//! Chain.equality --heap merged => valid incomplete
//! Chain.hash => valid complete
//! Chain.hash --heap merged => valid complete
//! Chain.loop => valid incomplete
//
// The components of a record are there before the record, so no row of them comes back. Two records may share one.

record Chain(int v, Chain next) {
    static void notItself(Chain n) {
        if (n != null) assert n.next() != n;
    }

    static void notTwice(Chain n) {
        if (n != null && n.next() != null) assert n.next().next() != n;
    }

    // which node the second is comes out after the first was looked into
    static void lateDecision(Chain a, Chain b) {
        if (a == null || b == null) return;
        Chain c = a.next();
        Chain d = b.next();
        if (c == b) assert d != a;
        if (d == a) assert c != b;
    }

    static void notThroughBoth(Chain a, Chain b) {
        if (a != null && b != null && a.next() != null && b.next() != null) {
            assert !(a.next() == b && b.next() == a);
            assert !(a.next().next() == b && b.next() == a);
        }
    }

    static void sharedTail(Chain a, Chain b) {
        if (a != null && b != null && a != b && a.next() != null) assert a.next() != b.next(); //~ assert Chain.sharedTail
    }

    static void next(Chain a, Chain b) {
        if (a != null && b != null) assert a.next() != b; //~ assert Chain.next
    }

    // these end for every chain, so nothing but the length of the chain limits them
    static void equality(Chain a, Chain b) {
        if (a != null && a.equals(b)) assert b != null && a.v() == b.v() && b.equals(a);
    }

    static void hash(Chain a) {
        if (a != null && a.next() == null) assert a.hashCode() == 31 * a.v();
    }

    static void loop(Chain a) {
        Chain b = a;
        while (b != null) {
            b = b.next();
            assert b != a || a == null;
        }
    }
}
