class Spot {
    int x;

    //@ requires acc(this.x);
    //@ ensures acc(this.x) ** this.x == v;
    void ok(int v) {
        this.x = v;
    }

    void noAcc(int v) {
        this.x = v; //~ missing-permission
    }

    //@ requires this.x == 0 ** acc(this.x); //~ ill-defined
    void lateAcc() {
    }

    //@ requires acc(this.x);
    //@ ensures this.x == 1; //~ ill-defined
    void bare() {
        this.x = 1;
    }

    //@ requires o != null ** acc(this.x) ** acc(o.x);
    //@ ensures acc(this.x) ** acc(o.x) ** o != this;
    void twins(Spot o) { // aliased
    }

    //@ requires acc(this.x) ** acc(this.x);
    //@ ensures false;
    void twice() { // aliased
    }
}
