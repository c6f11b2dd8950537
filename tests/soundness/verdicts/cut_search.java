// A search that the clock has cut is not valid.
//! Long.sorted --time 0ms => unknown incomplete
//! Long.small --time 60s => valid complete
class Long {
    //@ requires a != null;
    static int sorted(int[] a) {
        int n = 0;
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < a.length; j++) {
                if (a[i] < a[j] * a[i]) {
                    n++;
                }
            }
        }
        return n;
    }

    static int small(int n) { return n; }
}
