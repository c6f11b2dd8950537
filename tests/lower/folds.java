/** Quantifiers that give a number are pure methods that run through the range; pairs of indices take bounds from each other. */
class Folds {
    int[] cells;

    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
    static int sum(int[] a) {
        return 0;
    }

    //@ ensures \result == (\num_of int i; 0 <= i && i < cells.length; cells[i] > least);
    long count(int least) {
        return 0;
    }

    //@ ensures \result == (\max int i; 0 <= i && i <= n && i % 2 == 0; (\min int j; i <= j && j < n; j));
    static int nested(int n) {
        return 0;
    }

    //@ ensures (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
    static void sort(int[] a) { }
}
