class Shape {
    int size;

    //@ requires acc(size) ** 0 <= k ** k < 100;
    //@ ensures acc(size) ** size >= 0;
    void grow(int k) {
        size = k;
    }

    //@ requires acc(size);
    //@ ensures acc(size);
    void reset() {
        size = 0;
    }
}

class Weaker extends Shape {
    //@ requires acc(size) ** k < 200;
    //@ ensures acc(size) ** size == 5;
    void grow(int k) {
        size = 5;
    }

    void reset() {
        size = 1;
    }
}

class Stronger extends Shape {
    //@ requires acc(size) ** 0 <= k ** k < 50;
    //@ ensures acc(size) ** size >= 0;
    void grow(int k) { //~ not-proved
        size = k;
    }
}

class Less extends Shape {
    //@ requires acc(size);
    //@ ensures acc(size);
    void grow(int k) { //~ not-proved
        size = -1;
    }
}

class Caller {
    //@ requires s != null ** acc(s.size);
    //@ ensures acc(s.size) ** s.size >= 0;
    static void use(Shape s) { // aliased
        s.grow(3);
    }

    //@ requires s != null ** acc(s.size);
    //@ ensures acc(s.size) ** s.size >= 0;
    static void wrong(Shape s) {
        s.grow(300); //~ not-proved
    }
}
