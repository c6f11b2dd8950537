// The promises of the folder broken, kept: its failing tests pass here.
package clauses;

/** Results. */
class Results {
    //@ ensures b ==> \result == -1;
    static int implied(boolean b) {
        return -1;
    }
    /*@ ensures a != null &&
      @         a.length > 0 <==> \result;
      @*/
    static boolean hasAny(int[] a) {
        return a != null && a.length > 0;
    }
    //@ requires a != null && a.length == 3;
    //@ ensures (\forall int i; 0 < i && i <= \result; a[i] == \old(a[0]));
    static int spread(int[] a) {
        a[1] = a[0];
        return 1;
    }
    //@ requires a != null && a.length == 3;
    //@ ensures (\forall int i, j; 0 <= i && i < a.length && 0 <= j && j < a.length && i < j; a[i] <= a[j]);
    static void sort(int[] a) {
        java.util.Arrays.sort(a);
    }
    //@ requires a != null && a.length == 1;
    //@ ensures a[\result] == 0;
    static int zero(int[] a) {
        a[0] = 0;
        return 0;
    }
    static /*@ non_null @*/ String name(boolean known) {
        return known ? "known" : "unknown";
    }
    //@ requires text != null && text.length() == 1;
    //@ ensures \result.length() == text.length() + 1;
    static String longer(String text) {
        return text + "!";
    }
    //@ ensures \result == x * 2L;
    static long twice(int x) {
        return x * 2L;
    }
}

/** Exceptions. */
class Exceptions {
    int calls;
    private int failures;
    //@ signals (IllegalStateException e) calls == \old(calls) && failures == \old(failures) + 1;
    void fail() {
        failures++;
        throw new IllegalStateException("no");
    }
    //@ signals_only IllegalArgumentException;
    static int only(int x) {
        if (x <= 0) {
            throw new IllegalArgumentException("not positive");
        }
        return 10 / x;
    }
    /*@ normal_behavior
      @   requires x != 0;
      @   ensures \result == 1;
      @ also
      @ exceptional_behavior
      @   requires x == 0;
      @   signals (IllegalArgumentException e) true;
      @*/
    static int cases(int x) {
        if (x == 0) {
            throw new IllegalArgumentException("zero");
        }
        return 1;
    }
    //@ requires x >= 0;
    static int crash(int x) {
        return x == 0 ? 0 : 10 / x;
    }
    static int asserts(int x) {
        assert x == 5 || x != 5;
        return x;
    }
}

/** What may change. */
class Frames {
    private int own;
    private final int[] cells = new int[2];
    int other;
    //@ assignable own;
    void setOwn(int x) {
        own = x;
    }
    //@ requires that != null;
    //@ assignable own;
    void copyTo(Frames that) {
        that.first(new int[1]);
        own = 8;
    }
    //@ requires cells != null && cells.length == 2;
    //@ assignable cells[0];
    void fill() {
        cells[0] = 1;
    }
    //@ requires a != null && a.length == 1;
    /*@ pure @*/ int first(int[] a) {
        return own;
    }
}

/** Contracts are inherited, with their own names. */
class Above {
    protected int sum;

    //@ requires 0 <= a && a <= 10 && 0 <= b && b <= 10;
    //@ ensures sum == a - b;
    void difference(int a, int b) {
        sum = a - b;
    }
}

/** Overrides. */
class Below extends Above {
    @Override
    void difference(int b, int a) {
        sum = b - a;
    }
}

/** What no test can show. */
class Hidden {
    static int loops() {
        int i = 0;
        //@ loop_invariant i <= 3;
        while (i < 3) {
            i++;
        }
        return i;
    }
    //@ requires x > 0;
    static int wants(int x) {
        return x;
    }

    static int asks() {
        return wants(1);
    }
    static int comments(int x) {
        //@ assert x == 5 || x != 5;
        return x;
    }
}
