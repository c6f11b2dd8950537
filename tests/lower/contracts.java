/** JML: contracts, invariants, behaviours, quantifiers, pure methods, frames, statements, annotations. */
class Contracts {
    @interface NonNull {
    }

    @interface Nullable {
    }

    int size;
    int[] cells;
    //@ invariant size >= 0 && cells != null && size <= cells.length;

    //@ requires capacity >= 0;
    //@ ensures size == 0;
    Contracts(int capacity) {
        cells = new int[capacity];
    }

    /*@ requires size < cells.length;
      @ assignable size, cells[size];
      @ ensures size == \old(size) + 1 && cells[size - 1] == value;
      @*/
    void push(int value) {
        cells[size++] = value;
    }

    /*@ public normal_behavior
      @   requires size > 0;
      @   ensures \result == cells[size] && size == \old(size) - 1;
      @ also
      @ public exceptional_behavior
      @   requires size == 0;
      @   signals_only IllegalStateException;
      @   signals (IllegalStateException e) true;
      @*/
    int pop() {
        if (size == 0) {
            throw new IllegalStateException();
        }
        return cells[--size];
    }

    //@ ensures \result == (\exists int i; 0 <= i && i < size; cells[i] == value);
    /*@ pure @*/ boolean has(int value) {
        //@ loop_invariant 0 <= i && i <= size;
        for (int i = 0; i < size; i++) {
            if (cells[i] == value) {
                return true;
            }
        }
        return false;
    }

    //@ requires n > 0 ==> (\forall int i; 0 <= i && i < a.length; a[i] >= n);
    //@ ensures \fresh(\result);
    static int[] shift(@NonNull int[] a, int n) {
        int[] r = new int[a.length];
        //@ assume n != 7;
        n = n + 1;
        //@ assert n != 8;
        return r;
    }

    //@ ensures \result <= n;
    static int reduce(int n, /*@ non_null @*/ String s, @Nullable String t) {
        n--;
        return n;
    }

    /*@ requires n > 0;
      @ assignable size;
      @ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]) + n);
      @ also
      @ requires n <= 0;
      @ assignable \nothing;
      @*/
    void cases(int n, int[] a) {
        n = 0;
    }

    static void declared(int n) throws java.io.IOException {
        if (n == 1) {
            throw new java.io.IOException();
        }
    }
}

class Sub extends Contracts {
    Sub() {
        super(3);
    }

    @Override
    void push(int value) {
        super.push(value);
    }
}
