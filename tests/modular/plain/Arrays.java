// Quantifiers over arrays of any length, and what is written where.
class Arrays {
    //@ requires a != null;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == v);
    static void fill(int[] a, int v) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int j; 0 <= j && j < i; a[j] == v);
        while (i < a.length) {
            a[i] = v;
            i++;
        }
    }

    //@ requires a != null;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == v); //~ not-proved
    static void fillAllButOne(int[] a, int v) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int j; 0 <= j && j < i; a[j] == v);
        while (i < a.length - 1) {
            a[i] = v;
            i++;
        }
    }

    //@ requires a != null;
    static void fillTooFar(int[] a, int v) {
        int i = 0;
        //@ loop_invariant 0 <= i;
        while (i <= a.length) {
            a[i] = v; //~ exception
            i++;
        }
    }

    //@ requires a != null && a.length > 0;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] <= \result);
    //@ ensures (\exists int i; 0 <= i && i < a.length; a[i] == \result);
    static int max(int[] a) {
        int m = a[0];
        //@ loop_invariant 1 <= i && i <= a.length;
        //@ loop_invariant (\forall int j; 0 <= j && j < i; a[j] <= m);
        //@ loop_invariant (\exists int j; 0 <= j && j < i; a[j] == m);
        for (int i = 1; i < a.length; i++) {
            if (a[i] > m) {
                m = a[i];
            }
        }
        return m;
    }

    //@ requires a != null;
    //@ ensures \result == -1 ==> (\forall int i; 0 <= i && i < a.length; a[i] != k);
    //@ ensures \result != -1 ==> 0 <= \result && \result < a.length && a[\result] == k;
    //@ assignable \nothing;
    static int find(int[] a, int k) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int j; 0 <= j && j < i; a[j] != k);
        for (int i = 0; i < a.length; i++) {
            if (a[i] == k) {
                return i;
            }
        }
        return -1;
    }

    //@ requires a != null;
    //@ ensures \result == -1 ==> (\forall int i; 0 <= i && i < a.length; a[i] != k); //~ not-proved
    static int findFromTheSecond(int[] a, int k) {
        //@ loop_invariant 1 <= i;
        //@ loop_invariant (\forall int j; 1 <= j && j < i && j < a.length; a[j] != k);
        for (int i = 1; i < a.length; i++) {
            if (a[i] == k) {
                return i;
            }
        }
        return -1;
    }

    // the two may be one array
    //@ requires a != null && b != null && a.length == b.length;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == b[i]);
    static void copy(int[] a, int[] b) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int j; 0 <= j && j < i; a[j] == b[j]);
        for (int i = 0; i < a.length; i++) {
            a[i] = b[i];
        }
    }

    //@ requires a != null && b != null && a.length > 2 && b.length > 2;
    //@ ensures b[1] == \old(b[1]); //~ not-proved
    static void writesOne(int[] a, int[] b) {
        a[1] = 7;
    }

    //@ requires a != null && b != null && a.length > 2 && b.length > 2 && a != b;
    //@ ensures b[1] == \old(b[1]);
    static void writesTheOther(int[] a, int[] b) {
        a[1] = 7;
    }

    //@ requires a != null && a.length > 3;
    //@ requires (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
    //@ ensures a[1] <= a[2];
    static void neighbours(int[] a) {
    }

    //@ requires a != null && a.length > 3;
    //@ requires (\forall int i; 0 <= i && i < a.length - 1; a[i] <= a[i + 1]);
    //@ ensures a[2] <= a[1]; //~ not-proved
    static void neighboursTheOtherWay(int[] a) {
    }

    //@ requires a != null && a.length == 5;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]));
    static void swapTwice(int[] a) {
        int t = a[0];
        a[0] = a[1];
        a[1] = t;
        t = a[0];
        a[0] = a[1];
        a[1] = t;
    }

    //@ requires a != null && a.length == 5;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i])); //~ not-proved
    static void swapOnce(int[] a) {
        int t = a[0];
        a[0] = a[1];
        a[1] = t;
    }

    //@ requires m != null && m.length > 2;
    //@ requires (\forall int i; 0 <= i && i < m.length; m[i] != null && m[i].length == 3);
    //@ ensures \result == m[1][1];
    static int cell(int[][] m) {
        return m[1][1];
    }

    //@ requires m != null && m.length > 2;
    //@ requires (\exists int i; 0 <= i && i < m.length; m[i] != null && m[i].length == 3);
    static int cellOfSome(int[][] m) {
        return m[1][1]; //~ maybe-null
    }

    //@ requires n >= 0;
    //@ ensures \result != null && \result.length == n;
    //@ ensures (\forall int i; 0 <= i && i < n; \result[i] == 0);
    static int[] made(int n) {
        return new int[n];
    }

    //@ requires a != null && 0 <= i && i < a.length;
    //@ assignable a[i];
    static void one(int[] a, int i) {
        a[i] = 1;
    }

    //@ requires a != null && a.length > 4;
    //@ ensures a[3] == \old(a[3]);
    static void callsOne(int[] a) {
        one(a, 2);
    }

    //@ requires a != null && a.length > 4;
    //@ ensures a[2] == \old(a[2]); //~ not-proved
    static void callsOneThere(int[] a) {
        one(a, 2);
    }

    //@ requires a != null && 0 <= i && i < a.length - 1;
    //@ assignable a[i];
    static void oneBeside(int[] a, int i) {
        a[i + 1] = 1; //~ not-proved
    }
}
