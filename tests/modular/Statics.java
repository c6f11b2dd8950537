class Counter {
    static int count;

    //@ requires acc(Counter.count) ** Counter.count < 1000;
    //@ ensures acc(Counter.count) ** Counter.count == \old(Counter.count) + 1;
    static void next() {
        count = count + 1;
    }

    static void without() {
        count = 0; //~ missing-permission
    }

    //@ requires a != null ** acc(a[*]) ** 0 <= i ** i < a.length;
    //@ ensures acc(a[*]) ** a[i] == v;
    static void put(int[] a, int i, int v) {
        a[i] = v;
    }

    //@ requires a != null ** acc(a[*]) ** 0 <= i ** i < a.length ** 0 <= j ** j < a.length ** i != j;
    //@ ensures acc(a[*]) ** a[i] == v ** a[j] == \old(a[j]);
    static void keep(int[] a, int i, int j, int v) {
        a[i] = v;
    }

    //@ requires a != null ** acc(a[*]) ** 0 <= i ** i < a.length ** 0 <= j ** j < a.length;
    //@ ensures acc(a[*]) ** a[i] == v ** a[j] == \old(a[j]); //~ not-proved
    static void clash(int[] a, int i, int j, int v) {
        a[i] = v;
    }

    static int fresh() {
        int[] a = new int[3];
        a[1] = 4;
        //@ assert a[0] == 0 ** a[1] == 4;
        return a[2];
    }
}
