class Endless {
    int v;

    /*@ pure @*/ int f() {
        return 1 + f(); //~ termination
    }

    //@ requires acc(v);
    /*@ pure @*/ int first() {
        return v > 0 ? second() : 0; //~ termination
    }

    //@ requires acc(v);
    /*@ pure @*/ int second() {
        return first();
    }

    //@ requires h();
    /*@ pure @*/ boolean h() { //~ termination
        return true;
    }
}
