// An input may be an object that static state holds, where a program asks. Witness of each `invalid`: the constant itself.
//! Identity.nil => invalid complete
//! Identity.nilAfterLook => invalid complete
//! Identity.next => invalid complete
//! Identity.enumLike => invalid complete
//! Identity.two => invalid complete
//! Identity.known => valid complete
//! Identity.asObject => invalid complete
//! Identity.cell => invalid complete
//! Identity.element => invalid
//! Identity.truth => invalid complete
//! Identity.empty => invalid complete
//! Identity.equal => invalid
//! Identity.distinct => valid complete
//! Identity.neverAsked => valid complete
//! Identity.anonymous => invalid complete
//! Buffer.size => invalid
//! Sentinel.isNothing => valid incomplete +kept-objects
//! Sentinel.inside => invalid
import java.util.List;
import java.util.Optional;

class Node {
    static final Node NIL = new Node(0);
    int value;
    Node next;

    Node(int value) { this.value = value; }
}

final class Colour {
    static final Colour RED = new Colour(1), BLUE = new Colour(2);
    final int code;

    private Colour(int code) { this.code = code; }
}

interface Rule {
    int of();
}

class Plain implements Rule {
    public int of() { return 1; }
}

class Buffer {
    private static final int[] EMPTY = {};
    int[] data;

    int size() {
        return data == EMPTY ? 1 / 0 : 1; //~ crash Buffer.size
    }

    void clear() { data = EMPTY; }
}

class Sentinel {
    private static final Object NOTHING = new Object();
    private Object held = NOTHING;

    // nobody gives it out
    static void isNothing(Object o) {
        assert o != NOTHING;
    }

    void inside() {
        assert held != NOTHING; //~ assert Sentinel.inside
    }
}

class Identity {
    static final Rule ANONYMOUS = new Rule() {
        public int of() { return 2; }
    };

    static void nil(Node n) {
        assert n != Node.NIL; //~ assert Identity.nil
    }

    static void nilAfterLook(Node n) {
        if (n != null && n.value == 0 && n.next == null) {
            assert n != Node.NIL; //~ assert Identity.nilAfterLook
        }
    }

    static void next(Node n) {
        assert n == null || n.next != Node.NIL; //~ assert Identity.next
    }

    static void enumLike(Colour c) {
        if (c != null) {
            int code = c.code;
            assert c != Colour.RED || code != 1; //~ assert Identity.enumLike
        }
    }

    static void two(Colour a, Colour b) {
        assert a != Colour.RED || b != Colour.BLUE; //~ assert Identity.two
    }

    static void known(Colour c) {
        assert c != Colour.RED || c.code == 1;
    }

    static void asObject(Object o) {
        assert o != Colour.RED; //~ assert Identity.asObject
    }

    static void cell(Colour[] all) {
        assert all == null || all.length == 0 || all[0] != Colour.BLUE; //~ assert Identity.cell
    }

    static void element(List<Colour> all) {
        assert all == null || all.isEmpty() || all.get(0) != Colour.BLUE; //~ assert Identity.element
    }

    static void truth(Boolean b) {
        assert b != Boolean.TRUE; //~ assert Identity.truth
    }

    static void empty(Optional<String> o) {
        assert o != Optional.<String>empty(); //~ assert Identity.empty
    }

    static void equal(Object o) {
        assert o == null || !o.equals(Colour.RED); //~ assert Identity.equal
    }

    static void distinct(Colour a, Colour b) {
        if (a == Colour.RED && b == Colour.BLUE) {
            assert a != b;
        }
    }

    static int neverAsked(Colour c) {
        return c == null ? 0 : c.code;
    }

    static void anonymous(Rule r) {
        assert r != ANONYMOUS; //~ assert Identity.anonymous
    }
}
