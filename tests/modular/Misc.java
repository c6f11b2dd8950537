class Misc {
    int v;

    //@ requires b ? acc(v) : true;
    //@ ensures b ? acc(v) ** v == 1 : true;
    void maybe(boolean b) {
        if (b) v = 1;
    }

    //@ requires b ? acc(v) : true;
    void always(boolean b) {
        v = 1; //~ missing-permission
    }

    //@ ensures \result >= 0;
    static int clip(int k) {
        if (k < 0) return 0;
        return k;
    }

    //@ ensures \result > 0; //~ not-proved
    static int clipBad(int k) {
        if (k < 0) return 0;
        return k;
    }

    //@ requires o != null ** acc(o.v);
    //@ ensures acc(o.v);
    static void fresh(Misc o) {
        Misc k = new Misc();
        if (k == o) {
            /*@ assert false; @*/
        }
    }

    //@ requires acc(this.v);
    //@ ensures acc(this.v) ** this.v == x; //~ not-proved
    void param(int x) {
        x = 0;
        this.v = x;
    }

    static void onNull() {
        Misc m = null;
        m.maybe(false); //~ maybe-null
    }
}

class Tally {
    int sum;

    //@ requires acc(sum) ** n >= 0;
    //@ ensures acc(sum) ** sum == \old(sum) + n;
    void add(int n) {
        int i = 0;
        //@ loop_invariant acc(sum) ** 0 <= i ** i <= n ** sum == \old(sum) + i;
        while (i < n) {
            sum = sum + 1;
            i = i + 1;
        }
    }

    //@ requires acc(sum) ** n >= 0;
    //@ ensures acc(sum) ** sum == \old(sum) + n; //~ not-proved
    void weak(int n) {
        int i = 0;
        //@ loop_invariant acc(sum) ** 0 <= i ** i <= n;
        while (i < n) {
            sum = sum + 1;
            i = i + 1;
        }
    }

    //@ requires acc(sum) ** n >= 0;
    //@ ensures acc(sum);
    void noAcc(int n) {
        int i = 0;
        //@ loop_invariant 0 <= i ** i <= n;
        while (i < n) {
            sum = sum + 1; //~ missing-permission
            i = i + 1;
        }
    }

    //@ requires o != null ** acc(sum) ** acc(o.sum) ** o.sum == 7;
    //@ ensures acc(sum) ** acc(o.sum) ** o.sum == 7;
    void framed(int n, Tally o) { // aliased
        int i = 0;
        //@ loop_invariant acc(sum);
        while (i < n) {
            sum = sum + 1;
            i = i + 1;
        }
    }

    //@ requires acc(sum) ** n >= 0;
    //@ ensures acc(sum);
    int find(int n) {
        int i = 0;
        //@ loop_invariant 0 <= i ** i <= n;
        while (i < n) {
            if (i * i == n) return i;
            i = i + 1;
        }
        return -1;
    }

    void noInvariant(int n) {
        int i = 0;
        while (i < n) { //~ needs-invariant
            i = i + 1;
        }
    }
}

class Grid {
    int[] a;

    //@ predicate st() { return acc(a) ** a != null ** acc(a[*]); }

    //@ requires st() ** 0 <= i;
    //@ ensures st();
    void set(int i) {
        /*@ open st(); @*/
        if (i < a.length) a[i] = 1;
        /*@ close st(); @*/
    }

    //@ requires st() ** 0 <= i;
    //@ ensures st();
    void over(int i) {
        /*@ open st(); @*/
        if (i <= a.length) a[i] = 1; //~ exception
        /*@ close st(); @*/
    }

    //@ requires b != null;
    //@ ensures \result == b.length;
    static int size(int[] b) {
        return b.length;
    }
}
