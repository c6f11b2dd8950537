class Ring {
    int cap, used;

    //@ predicate ok() { return acc(cap) ** acc(used) ** 0 <= used ** used <= cap; }

    //@ requires ok();
    /*@ pure @*/ int count() {
        //@ opening ok();
        return used;
    }

    //@ requires ok();
    //@ ensures ok();
    void drop() {
        //@ open ok();
        if (0 < used) used = used - 1;
        //@ close ok();
    }
}

class Probe {
    Ring ring;
    int at;

    //@ predicate fp() { return acc(ring) ** acc(at) ** ring != null; }

    //@ requires fp();
    /*@ pure @*/ Ring of() {
        //@ opening fp();
        return ring;
    }

    //@ requires fp();
    /*@ pure @*/ int pos() {
        //@ opening fp();
        return at;
    }

    //@ requires fp() ** of() != null ** of().ok();
    /*@ pure @*/ boolean sane() {
        return 0 <= pos() && pos() <= of().count();
    }

    //@ requires fp() ** of() != null ** of().ok();
    /*@ pure @*/ boolean more() {
        return pos() < of().count();
    }

    //@ requires r != null ** r.ok();
    //@ ensures fp() ** of() == r ** r.ok() ** sane() ** untouched(r.ok());
    Probe(Ring r) {
        ring = r;
        at = 0;
        /*@ close fp(); @*/ /*@ use of(); use pos(); use r.count(); use sane(); @*/
    }

    //@ requires fp() ** of() != null ** of().ok() ** sane() ** more();
    //@ ensures fp() ** of() == \old(of()) ** of() != null ** of().ok() ** sane() ** untouched(of().ok());
    void step() {
        /*@ use of(); use sane(); use more(); use pos(); open fp(); @*/
        at = at + 1;
        /*@ close fp(); use of(); use pos(); use sane(); @*/
    }
}

class Walk {
    //@ requires r != null ** r.ok();
    //@ ensures r.ok();
    static void both(Ring r) {
        Probe p = new Probe(r);
        Probe q = new Probe(r);
        if (q.more()) {
            q.step();
            /*@ assert p.sane(); @*/
        }
    }

    //@ requires r != null ** r.ok();
    static void stale(Ring r) {
        Probe p = new Probe(r);
        r.drop();
        /*@ assert p.sane(); @*/ //~ not-proved
    }
}
