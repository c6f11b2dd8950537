class Cut {
    int x;

    //@ requires acc(x) ** x == 0;
    //@ ensures acc(x) ** 0 <= x ** x <= 4;
    void four(boolean a, boolean b, boolean c, boolean d) {
        if (a) x = x + 1;
        if (b) x = x + 1;
        //@ cut acc(x) ** 0 <= x ** x <= 2;
        if (c) x = x + 1;
        if (d) x = x + 1;
    }

    //@ requires acc(x) ** x == 0;
    //@ ensures acc(x) ** 0 <= x ** x <= 2; //~ not-proved
    void forgets(boolean a, boolean b) {
        if (a) x = x + 1;
        //@ cut acc(x) ** 0 <= x;
        if (b) x = x + 1;
    }

    //@ requires acc(x) ** x == 0;
    //@ ensures acc(x);
    void wrong(boolean a) {
        if (a) x = x + 1;
        //@ cut acc(x) ** x == 0; //~ not-proved
        x = 7;
    }
}

class Defaults {
    int n;
    boolean flag;
    Defaults next;

    //@ ensures acc(n) ** acc(flag) ** acc(next) ** n == 0 ** !flag ** next == null;
    Defaults() {
    }

    //@ ensures acc(n) ** n == k;
    Defaults(int k) {
        n = k;
    }

    //@ ensures acc(n) ** acc(flag) ** n == 1 ** flag; //~ not-proved
    Defaults(boolean f) {
        n = 1;
    }

    static void make() {
        Defaults d = new Defaults(4);
        d.n = d.n + 1;
        //@ assert d.n == 5;
    }

    static void lost() {
        Defaults d = new Defaults(4);
        d.flag = true; //~ missing-permission
    }

    //@ requires acc(n) ** acc(flag);
    //@ ensures false; //~ not-proved
    void absurd() {
    }

    synchronized void locked() { //~ unknown
    }
}
