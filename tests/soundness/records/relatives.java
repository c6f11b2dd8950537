//! Records.pair => valid complete
//! Records.pair --heap merged => valid complete
//! Records.tree => valid complete
//! Records.tree --heap lazy => valid complete
//! Records.tree --heap merged => valid complete
//! Records.share => invalid complete
//! Records.share --heap merged => invalid complete
//! Records.array => invalid complete
//! Records.list => invalid incomplete +type-arguments
//! Records.throughClass => invalid complete
//! Records.finalFields => valid complete
//! Records.finalFields --heap merged => valid complete
//! Records.written => invalid complete
//! Records.replaced => valid complete
//! Records.mine => invalid complete
//! Records.mineInFull => invalid complete
//! Records.escaped => invalid complete
//! Records.captured => invalid complete
//! Records.above => invalid complete
//! Records.below => valid complete
//! Records.anything => valid complete
//! Records.generic => valid complete
//! Records.optional => valid complete
//
// What a constructor is given was there before, unless it gives its object away before it has come to an end, as some here do.

import java.util.List;
import java.util.Optional;

record Left(Right right) {}
record Right(Left left) {}

sealed interface Expr permits Num, Add, Neg {}
record Num(int v) implements Expr {}
record Add(Expr l, Expr r) implements Expr {}
record Neg(Expr e) implements Expr {}

class Records {
    static void pair(Left l) {
        if (l != null && l.right() != null && l.right().left() != null) {
            assert l.right().left() != l;
            if (l.right().left().right() != null) assert l.right().left().right() != l.right();
        }
    }

    static void tree(Expr e) {
        if (e instanceof Add a) {
            assert a.l() != a && a.r() != a;
            if (a.l() instanceof Neg n) assert n.e() != a && n.e() != n;
            if (a.r() instanceof Add b) assert b.l() != a && b.r() != b;
        }
    }

    // x + x is a tree of three objects
    static void share(Expr e) {
        if (e instanceof Add a && a.l() != null) assert a.l() != a.r(); //~ assert Records.share
    }

    static void array(InArray r) {
        if (r != null && r.all() != null && r.all().length == 1) assert r.all()[0] != r; //~ assert Records.array
    }

    static void list(InList r) {
        if (r != null && r.all() != null) {
            if (r.all().size() == 1)
                assert r.all().get(0) != r; //~ assert Records.list
        }
    }
    static void throughClass(Wrapped w) {
        if (w != null && w.box() != null) assert w.box().w != w; //~ assert Records.throughClass
    }

    static void finalFields(Cell c) {
        if (c != null) assert c.next != c && (c.next == null || c.next.next != c);
    }

    static void written(Open o) {
        if (o != null) assert o.next != o; //~ assert Records.written
    }

    static void replaced(Replaced r) {
        if (r != null) assert r.other() != r;
    }

    static void mine(Mine m) {
        if (m != null) assert m.other() != m; //~ assert Records.mine
    }

    static void mineInFull(MineInFull m) {
        if (m != null) assert m.other() != m; //~ assert Records.mineInFull
    }

    static void escaped(Escaped e) {
        if (e != null) assert e.other != e; //~ assert Records.escaped
    }

    static void captured(Captured c) {
        if (c != null && c.other != null) assert c.other.last != c; //~ assert Records.captured
    }

    static void above(Below b) {
        if (b != null) assert b.other != b; //~ assert Records.above
    }

    // what the class below does with an object whose fields are set does not matter
    static void below(Fine f) {
        if (f != null) assert f.other != f;
    }

    static void anything(Any a) {
        if (a != null && a.o() instanceof Any b) assert b != a && b.o() != a;
    }

    static void generic(Pair<Object, Object> p) {
        if (p != null) assert p.a() != p && p.b() != p;
    }

    static void optional(Optional<Object> o) {
        if (o != null && o.isPresent()) assert o.get() != o;
    }
}

record InArray(InArray[] all) {}
record InList(List<InList> all) {}
record Wrapped(Box box) {}
class Box { Wrapped w; }
class Cell { final Cell next; Cell(Cell next) { this.next = next; } Cell() { this(null); } }
class Open { Open next; Open(Open next) { this.next = next; } }
record Replaced(Replaced other) {
    Replaced { other = other == null ? null : other.other(); }
}
record Mine(Mine other) {
    Mine { other = this; }
}
record MineInFull(MineInFull other) {
    MineInFull(MineInFull other) { this.other = this; }
}
class Escaped {
    static Escaped last;
    final Escaped other;
    Escaped() { keep(); other = last; }
    void keep() { last = this; }
}
class Captured {
    final Captured other;
    Captured last;
    final Runnable r = () -> new Captured(this);
    Captured(Captured o) { other = o == null ? null : o; if (o != null) o.last = null; }
    Captured(Captured o, int i) { this(o); o.last = this; }
}
class Above {
    static Above last;
    Above() { last = this; }
}
class Below extends Above {
    final Above other;
    Below() { other = last; }
}
class Fine {
    final Fine other;
    Fine(Fine other) { this.other = other; }
}
class Telling extends Fine {
    static Fine last;
    Telling(Fine other) { super(other); last = this; }
}
record Any(Object o) {}
record Pair<A, B>(A a, B b) {}
