// Sums, products, counts, extremes, and pairs of indices in contracts.
//! Folds.sum => valid
//! Folds.count => valid
//! Folds.countWrong => invalid
//! Folds.max => valid
//! Folds.total => valid
//! Folds.factorial => valid
//! Folds.sorted => valid
//! Folds.twins => invalid
//! Folds.nested => valid
class Folds {
    int[] cells = new int[3];

    //@ requires a != null;
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
    static int sum(int[] a) {
        int s = 0;
        for (int x : a) {
            s += x;
        }
        return s;
    }

    //@ requires a != null;
    //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] == key);
    static long count(int[] a, int key) {
        int s = 0;
        for (int x : a) {
            s += x == key ? 1 : 0;
        }
        return s;
    }

    //@ requires a != null;
    //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] == key); //~ ensures Folds.countWrong
    static long countWrong(int[] a, int key) {
        int s = 0;
        for (int x : a) {
            s += x >= key ? 1 : 0;
        }
        return s;
    }

    //@ requires a != null && a.length > 0;
    //@ ensures \result == (\max int i; 0 <= i && i < a.length; a[i]);
    static int max(int[] a) {
        int m = a[0];
        for (int x : a) {
            m = x > m ? x : m;
        }
        return m;
    }

    //@ requires cells != null && cells.length == 3;
    //@ ensures \result == \old((\sum int i; 0 <= i && i < cells.length; cells[i]));
    int total() {
        int s = cells[0] + cells[1] + cells[2];
        cells[0] = 7;
        return s;
    }

    //@ requires n >= 0 && n <= 4;
    //@ ensures \result == (\product int i; 1 <= i && i <= n; i);
    static int factorial(int n) {
        return n < 2 ? 1 : n * factorial(n - 1);
    }

    //@ requires a != null;
    //@ ensures \result == (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
    static boolean sorted(int[] a) {
        return a.length < 2 || a[0] <= a[1] && (a.length < 3 || a[1] <= a[2]);
    }

    //@ requires a != null;
    //@ ensures \result == (\exists int i, j; 0 <= i && i < j && j < a.length; a[i] == a[j]); //~ ensures Folds.twins
    static boolean twins(int[] a) {
        return a.length > 1 && (a[0] == a[1] || a.length > 2 && a[1] == a[2]);
    }

    //@ requires a != null && a.length <= 2;
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; (\sum int j; 0 <= j && j < i; a[j]));
    static int nested(int[] a) {
        return a.length < 2 ? 0 : a[0];
    }
}
