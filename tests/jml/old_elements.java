// \old of elements at an index that a quantifier binds.
//! OldElements.same => valid
//! OldElements.increase => valid
//! OldElements.increaseWrong => invalid
//! OldElements.put => valid
//! OldElements.putWrong => invalid
//! OldElements.reverse => valid
//! OldElements.reverse --heap merged => valid
//! OldElements.copyAndClear => valid
//! OldElements.removed => valid
//! OldElements.removedWrong => invalid
//! OldElements.loop => valid
//! OldElements.push => valid
//! OldElements.pushWrong => invalid
//! OldElements.names => valid
//! OldElements.namesWrong => invalid
class OldElements {
    int[] cells = new int[4];
    int used;
    //@ invariant cells != null && 0 <= used && used <= cells.length;

    //@ requires a != null;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]));
    static int same(int[] a) { return a.length; }

    //@ requires a != null;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]) + 1);
    static void increase(int[] a) {
        for (int i = 0; i < a.length; i++) { a[i]++; }
    }

    //@ requires a != null;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]) + 1); //~ ensures OldElements.increaseWrong
    static void increaseWrong(int[] a) {
        for (int i = 1; i < a.length; i++) { a[i]++; }
    }

    //@ requires a != null && 0 <= k && k < a.length;
    //@ ensures (\forall int i; 0 <= i && i < a.length; i != k ==> a[i] == \old(a[i])) && a[k] == v;
    static void put(int[] a, int k, int v) {
        a[k] = v;
        k = 0;
    }

    //@ requires a != null && 0 <= k && k < a.length;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i])); //~ ensures OldElements.putWrong
    static void putWrong(int[] a, int k, int v) {
        a[k] = v;
    }

    //@ requires a != null;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[a.length - 1 - i]));
    static void reverse(int[] a) {
        for (int i = 0, j = a.length - 1; i < j; i++, j--) {
            int t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int i; 0 <= i && i < \result.length; \result[i] == \old(a[i]) && a[i] == 0);
    static int[] copyAndClear(int[] a) {
        int[] copy = a.clone();
        for (int i = 0; i < a.length; i++) { a[i] = 0; }
        return copy;
    }

    // something is still there, at another index
    //@ requires a != null && a.length > 0 && k >= 0 && k < a.length;
    //@ ensures (\forall int i; 0 <= i && i < a.length; i == k || (\exists int j; 0 <= j && j < \result.length; \result[j] == \old(a[i])));
    static int[] removed(int[] a, int k) {
        int[] rest = new int[a.length - 1];
        for (int i = 0; i < rest.length; i++) { rest[i] = a[i < k ? i : i + 1]; }
        return rest;
    }

    //@ requires a != null && a.length > 0 && k >= 0 && k < a.length;
    //@ ensures \result.length == a.length - 1;
    // the removed one is not
    //@ ensures (\forall int i; 0 <= i && i < a.length; (\exists int j; 0 <= j && j < \result.length; \result[j] == \old(a[i]))); //~ ensures OldElements.removedWrong
    static int[] removedWrong(int[] a, int k) {
        int[] rest = new int[a.length - 1];
        for (int i = 0; i < rest.length; i++) { rest[i] = a[i < k ? i : i + 1]; }
        return rest;
    }

    //@ requires a != null && a.length < 4;
    static void loop(int[] a) {
        int at = 0;
        //@ loop_invariant 0 <= at && at <= a.length;
        //@ loop_invariant (\forall int i; 0 <= i && i < at; a[i] == \old(a[i]) * 2);
        //@ loop_invariant (\forall int i; at <= i && i < a.length; a[i] == \old(a[i]));
        while (at < a.length) {
            a[at] *= 2;
            at++;
        }
    }

    // the range is that of the end, the elements those of the beginning
    //@ requires used < cells.length;
    //@ ensures (\forall int i; 0 <= i && i < used - 1; cells[i] == \old(cells[i]));
    void push(int v) { cells[used++] = v; }

    //@ requires used < cells.length;
    //@ ensures used == \old(used) + 1;
    // too far
    //@ ensures (\forall int i; 0 <= i && i < used; cells[i] == \old(cells[i])); //~ ensures OldElements.pushWrong
    void pushWrong(int v) { cells[used++] = v; }

    //@ requires all != null && all.size() < 3;
    //@ ensures (\forall int i; 0 <= i && i < \old(all.size()); all.get(i) == \old(all.get(i)));
    static void names(java.util.ArrayList<String> all) {
        all.add("end");
    }

    //@ requires all != null && all.size() < 3;
    //@ ensures all.size() == \old(all.size()) + 1;
    // everything has moved
    //@ ensures (\forall int i; 0 <= i && i < \old(all.size()); all.get(i) == \old(all.get(i))); //~ ensures OldElements.namesWrong
    static void namesWrong(java.util.ArrayList<String> all) {
        all.add(0, "begin");
    }
}
