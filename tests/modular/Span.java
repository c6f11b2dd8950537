class Span {
    int low, high;

    //@ predicate st() { return acc(low) ** acc(high) ** low <= high; }

    //@ requires st();
    /*@ pure @*/ int gap() {
        //@ opening st();
        return high - low;
    }

    //@ requires st();
    //@ ensures st() ** gap() == \old(gap());
    void peekOnly() {
        //@ open st();
        //@ close st();
    }

    //@ requires st();
    //@ ensures st();
    void shrink() {
        //@ open st();
        low = high + 1;
        //@ close st(); //~ not-proved
    }
}

class Box {
    int v;
    Box held;

    //@ predicate own() { return acc(v) ** acc(held) ** (held != null ? acc(held.v) : true); }

    //@ requires own();
    void lose() {
    }

    //@ requires own();
    void after() {
        lose();
        //@ open own(); //~ missing-permission
    }

    //@ requires b != null ** acc(v) ** acc(held) ** acc(b.v);
    //@ ensures own();
    void give(Box b) {
        held = b;
        //@ close own();
    }

    //@ requires b != null ** acc(v) ** acc(held) ** acc(b.v);
    //@ ensures own();
    void giveBad(Box b) {
        give(b);
        b.v = 1; //~ missing-permission
    }
}

class Link {
    int val;
    Link next;

    //@ predicate seg() { return acc(val) ** acc(next) ** (next != null ? next.seg() : true); }

    //@ requires seg();
    /*@ pure @*/ int len() {
        //@ opening seg();
        return next == null ? 1 : 1 + next.len();
    }

    //@ requires seg();
    //@ ensures seg() ** len() == \old(len());
    void incAll() {
        //@ use len();
        //@ open seg();
        val = val + 1;
        Link k = next;
        if (k != null) {
            k.incAll();
        }
        //@ close seg();
        //@ use len();
    }
}

class Peer {
    //@ requires a != null ** b != null ** a.st() ** b.st();
    //@ ensures a.st() ** b.st() ** untouched(b.st());
    static void readOnly(Span a, Span b) {
        a.peekOnly();
    }

    //@ requires a != null ** a.own();
    //@ ensures a.own() ** untouched(a.own()); //~ not-proved
    static void writes(Box a) {
        //@ open a.own();
        a.v = 7;
        //@ close a.own();
    }
}
