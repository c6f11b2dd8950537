// An input may be an object that static state holds, where a program asks. Witness of each `invalid`: the constant itself.
//! Identity.nil => invalid complete assert@77
//! Identity.nilAfterLook => invalid complete assert@82
//! Identity.next => invalid complete assert@87
//! Identity.enumLike => invalid complete assert@93
//! Identity.two => invalid complete assert@98
//! Identity.known => valid complete
//! Identity.asObject => invalid complete assert@106
//! Identity.cell => invalid complete assert@110
//! Identity.element => invalid assert@114
//! Identity.truth => invalid complete assert@118
//! Identity.empty => invalid complete assert@122
//! Identity.equal => invalid assert@126
//! Identity.distinct => valid complete
//! Identity.neverAsked => valid complete
//! Identity.anonymous => invalid complete assert@140
//! Buffer.size => invalid crash@51
//! Sentinel.isNothing => valid incomplete +kept-objects
//! Sentinel.inside => invalid assert@67
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
        return data == EMPTY ? 1 / 0 : 1;
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
        assert held != NOTHING;
    }
}

class Identity {
    static final Rule ANONYMOUS = new Rule() {
        public int of() { return 2; }
    };

    static void nil(Node n) {
        assert n != Node.NIL;
    }

    static void nilAfterLook(Node n) {
        if (n != null && n.value == 0 && n.next == null) {
            assert n != Node.NIL;
        }
    }

    static void next(Node n) {
        assert n == null || n.next != Node.NIL;
    }

    static void enumLike(Colour c) {
        if (c != null) {
            int code = c.code;
            assert c != Colour.RED || code != 1;
        }
    }

    static void two(Colour a, Colour b) {
        assert a != Colour.RED || b != Colour.BLUE;
    }

    static void known(Colour c) {
        assert c != Colour.RED || c.code == 1;
    }

    static void asObject(Object o) {
        assert o != Colour.RED;
    }

    static void cell(Colour[] all) {
        assert all == null || all.length == 0 || all[0] != Colour.BLUE;
    }

    static void element(List<Colour> all) {
        assert all == null || all.isEmpty() || all.get(0) != Colour.BLUE;
    }

    static void truth(Boolean b) {
        assert b != Boolean.TRUE;
    }

    static void empty(Optional<String> o) {
        assert o != Optional.<String>empty();
    }

    static void equal(Object o) {
        assert o == null || !o.equals(Colour.RED);
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
        assert r != ANONYMOUS;
    }
}
