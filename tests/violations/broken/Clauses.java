// Every kind of clause that a method can break, each broken once. In the folder fixed the same promises are kept.
// A line `//! MESSAGE` says what a failing test says, and `//? REASON` for which clause there is no test and why.
package clauses;

/** Results. */
class Results {
    //! Clauses.java:8: ensures b ==> \result == -1
    //@ ensures b ==> \result == -1;
    static int implied(boolean b) {
        return b ? 1 : -1;
    }

    //! Clauses.java:14: ensures a != null && a.length > 0 <==> \result
    /*@ ensures a != null &&
      @         a.length > 0 <==> \result;
      @*/
    static boolean hasAny(int[] a) {
        return a != null;
    }

    //! Clauses.java:23: ensures (\forall int i; 0 < i && i <= \result; a[i] == \old(a[0]))
    //@ requires a != null && a.length == 3;
    //@ ensures (\forall int i; 0 < i && i <= \result; a[i] == \old(a[0]));
    static int spread(int[] a) {
        a[1] = a[0];
        return 2;
    }

    //! Clauses.java:31: ensures (\forall int i, j; 0 <= i && i < a.length && 0 <= j && j < a.length && i < j; a[i] <= a[j])
    //@ requires a != null && a.length == 3;
    //@ ensures (\forall int i, j; 0 <= i && i < a.length && 0 <= j && j < a.length && i < j; a[i] <= a[j]);
    static void sort(int[] a) {
        if (a[0] > a[1]) {
            int swapped = a[0];
            a[0] = a[1];
            a[1] = swapped;
        }
    }

    //! Clauses.java:42: ensures a[\result] == 0
    //@ requires a != null && a.length == 1;
    //@ ensures a[\result] == 0;
    static int zero(int[] a) {
        a[0] = 0;
        return 1;
    }

    //! Clauses.java:49: non_null result
    static /*@ non_null @*/ String name(boolean known) {
        return known ? "known" : null;
    }

    //! Clauses.java:55: ensures \result.length() == text.length() + 1
    //@ requires text != null && text.length() == 1;
    //@ ensures \result.length() == text.length() + 1;
    static String longer(String text) {
        return text;
    }

    //! Clauses.java:61: ensures \result == x * 2L
    //@ ensures \result == x * 2L;
    static long twice(int x) {
        return x * 2;
    }
}

/** Exceptions. */
class Exceptions {
    int calls;
    private int failures;

    //! Clauses.java:73: signals (IllegalStateException e) calls == \old(calls) && failures == \old(failures) + 1
    //@ signals (IllegalStateException e) calls == \old(calls) && failures == \old(failures) + 1;
    void fail() {
        calls++;
        throw new IllegalStateException("no");
    }

    //! Clauses.java:80: signals_only IllegalArgumentException
    //@ signals_only IllegalArgumentException;
    static int only(int x) {
        if (x < 0) {
            throw new IllegalArgumentException("negative");
        }
        return 10 / x;
    }

    //! Clauses.java:91: normal_behavior (requires x != 0)
    //! Clauses.java:95: exceptional_behavior (requires x == 0)
    /*@ normal_behavior
      @   requires x != 0;
      @   ensures \result == 1;
      @ also
      @ exceptional_behavior
      @   requires x == 0;
      @   signals (IllegalArgumentException e) true;
      @*/
    static int cases(int x) {
        if (x == 1) {
            throw new IllegalArgumentException("one");
        }
        return 1;
    }

    //! Clauses.java:108: ArithmeticException is thrown, which the contract of crash does not permit
    //@ requires x >= 0;
    static int crash(int x) {
        return 10 / x;
    }

    //! Clauses.java:113: assert x != 5
    static int asserts(int x) {
        assert x != 5;
        return x;
    }
}

/** What may change. */
class Frames {
    private int own;
    private final int[] cells = new int[2];
    int other;

    //! Clauses.java:125: assignable own, but clauses.Frames.other is changed
    //@ assignable own;
    void setOwn(int x) {
        own = x;
        other = x;
    }

    //! Clauses.java:133: assignable own, but clauses.Frames.own is changed
    //@ requires that != null;
    //@ assignable own;
    void copyTo(Frames that) {
        that.own = 7;
        own = 8;
    }

    //! Clauses.java:141: assignable cells[0], but an element of an array is changed
    //@ requires cells != null && cells.length == 2;
    //@ assignable cells[0];
    void fill() {
        cells[0] = 1;
        cells[1] = 1;
    }

    //! Clauses.java:149: pure, but an element of an array is changed
    //@ requires a != null && a.length == 1;
    /*@ pure @*/ int first(int[] a) {
        a[0] = 3;
        return own;
    }
}

/** Contracts are inherited, with their own names. */
class Above {
    protected int sum;

    //@ requires 0 <= a && a <= 10 && 0 <= b && b <= 10;
    //! Clauses.java:161: ensures sum == a - b
    //@ ensures sum == a - b;
    void difference(int a, int b) {
        sum = a - b;
    }
}

/** Overrides. */
class Below extends Above {
    @Override
    void difference(int b, int a) {
        sum = a - b;
    }
}

/** What no test can show. */
class Hidden {
    //? Clauses.java:180: loop_invariant i < 3 is about a moment inside of the method
    static int loops() {
        int i = 0;
        //@ loop_invariant i < 3;
        while (i < 3) {
            i++;
        }
        return i;
    }

    //? Clauses.java:188: requires x > 0 is about a call inside of the method
    //@ requires x > 0;
    static int wants(int x) {
        return x;
    }

    static int asks() {
        return wants(0);
    }

    //? Clauses.java:199: assert x != 5 stands in a comment inside of the code
    static int comments(int x) {
        //@ assert x != 5;
        return x;
    }
}
