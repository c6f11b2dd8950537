class Tank {
    private int litres;

    //@ predicate sealed() { return acc(this.litres) ** 0 <= this.litres ** this.litres <= 1000; }

    //@ ensures sealed() ** level() == 0;
    Tank() {
    }

    //@ requires sealed();
    /*@ pure @*/ int level() {
        //@ opening sealed();
        return this.litres;
    }

    //@ requires sealed() ** 0 <= d ** d <= 1000 - level();
    //@ ensures sealed() ** level() == \old(level()) + d;
    void fill(int d) {
        this.litres = this.litres + d;
    }
}

class Depot {
    static void run() {
        Tank a = new Tank();
        a.fill(3);
        Tank b = new Tank();
        b.fill(40);
        //@ assert a.level() == 3;
    }

    static void wrong() {
        Tank a = new Tank();
        a.fill(3);
        Tank b = new Tank();
        b.fill(40);
        //@ assert a.level() == 4; //~ not-proved
    }
}
