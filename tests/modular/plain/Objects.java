// Contracts without permissions: objects may be one, and a loop or a call changes what its code can change.
class Objects {
    int x;
    Objects next;
    static int total;
    final int id;

    Objects(int id) {
        this.id = id;
    }

    //@ ensures this.x == v;
    void set(int v) {
        this.x = v;
    }

    //@ requires o != null;
    //@ ensures o.x == 1;
    //@ ensures this == o || this.x == \old(this.x);
    void other(Objects o) {
        o.x = 1;
    }

    //@ requires o != null;
    //@ ensures this.x == \old(this.x); //~ not-proved
    void otherMayBeThis(Objects o) {
        o.x = 1;
    }

    void missingPrecondition(Objects o) {
        o.x = 1; //~ maybe-null
    }

    //@ requires o != null;
    //@ ensures this.x == \old(this.x); //~ not-proved
    void walk(Objects o) {
        Objects p = o;
        //@ loop_invariant true;
        while (p != null) {
            p.x = 0;
            p = p.next;
        }
    }

    //@ requires o != null;
    //@ ensures this.id == \old(this.id) && o.next == \old(o.next);
    void walkElsewhere(Objects o) {
        Objects p = o;
        //@ loop_invariant true;
        while (p != null) {
            p.x = 0;
            p = p.next;
        }
    }

    // in the first round it is the argument
    //@ requires o != null;
    //@ ensures o.x == \old(o.x); //~ not-proved
    void thenAnother(Objects o) {
        Objects p = o;
        //@ loop_invariant p != null;
        for (int i = 0; i < 2; i++) {
            p.x = 9;
            p = new Objects(i);
        }
    }

    //@ requires o != null;
    //@ ensures o.x == \old(o.x); //~ not-proved
    void thenThis(Objects o) {
        Objects p = o;
        //@ loop_invariant p != null;
        for (int i = 0; i < 2; i++) {
            p.x = 9;
            p = this;
        }
    }

    //@ requires true;
    static void reassigns(Objects p) {
        if (p != null) {
            p.x = 9;
        }
        p = new Objects(1);
    }

    //@ requires o != null;
    //@ ensures o.x == \old(o.x); //~ not-proved
    void callsReassigns(Objects o) {
        reassigns(o);
    }

    // the objects of earlier rounds
    //@ ensures \result == null || \result.x == 7;
    static Objects chain(int n) {
        Objects head = null;
        //@ loop_invariant head == null || head.x == 7;
        for (int i = 0; i < n; i++) {
            Objects o = new Objects(i);
            o.x = 7;
            o.next = head;
            head = o;
        }
        return head;
    }

    //@ ensures \result == null || \result.x == 8; //~ not-proved
    static Objects chainOfOthers(int n) {
        Objects head = null;
        //@ loop_invariant true;
        for (int i = 0; i < n; i++) {
            Objects o = new Objects(i);
            o.x = 7;
            o.next = head;
            head = o;
        }
        return head;
    }

    /*@ pure @*/ int sum() {
        return x + total;
    }

    //@ ensures sum() == \old(sum()); //~ not-proved
    void counts() {
        total++;
    }

    //@ ensures sum() == \old(sum());
    void links(Objects o) {
        next = o;
    }

    // without a contract it is what its code is
    void helper(Objects o) {
        o.x = 9; //~ maybe-null
    }

    //@ requires o != null;
    //@ ensures x == \old(x); //~ not-proved
    void callsHelper(Objects o) {
        helper(o);
    }

    //@ requires o != null;
    //@ ensures o.x == 9;
    void relies(Objects o) {
        helper(o);
    }

    //@ ensures x == 5;
    //@ ensures next == \old(next);
    void callsSet() {
        set(5);
    }

    // of the other object the contract of `set` says nothing, and its code changes only `this`
    //@ requires o != null && o != this;
    //@ ensures o.x == \old(o.x);
    void callsSetOnThis(Objects o) {
        set(5);
    }

    //@ requires o != null;
    //@ ensures o.x == \old(o.x); //~ not-proved
    void callsSetOnMaybeThis(Objects o) {
        set(5);
    }

    //@ ensures \result != null && \fresh(\result) && \result.id == 4 && \result.next == this;
    Objects make() {
        Objects o = new Objects(4);
        o.next = this;
        return o;
    }

    //@ requires next != null;
    //@ ensures \fresh(\result); //~ not-proved
    Objects old() {
        return next;
    }

    //@ requires o != null;
    //@ assignable o.x;
    void onlyThat(Objects o) {
        o.x = 3;
        Objects made = new Objects(1);
        made.x = 5;
        o.set(7);
    }

    //@ requires o != null;
    //@ assignable o.x;
    void alsoThis(Objects o) {
        o.x = 3;
        this.x = 2; //~ not-proved
    }

    //@ requires o != null;
    //@ assignable o.x;
    void alsoStatic(Objects o) {
        total = 2; //~ not-proved
    }

    //@ requires n >= 0;
    //@ ensures \result == 2 * n;
    static int recursive(int n) {
        return n == 0 ? 0 : recursive(n - 1) + 2;
    }

    //@ requires n >= 0;
    //@ ensures \result == 2 * n + 1; //~ not-proved
    static int recursiveWrong(int n) {
        return n == 0 ? 0 : recursiveWrong(n - 1) + 2;
    }

    // a value that calls itself for ever would prove everything
    /*@ pure @*/ int endless() {
        return endless() + 1; //~ termination
    }
}
