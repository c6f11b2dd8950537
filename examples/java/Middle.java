/** Looking for a key in a sorted array, as it was written for decades. */
class Middle {
    //@ requires 0 <= lo && lo <= hi;
    //@ ensures lo <= \result && \result <= hi;
    static int middle(int lo, int hi) {
        return (lo + hi) / 2;
    }

    //@ requires 0 <= lo && lo <= hi;
    //@ ensures lo <= \result && \result <= hi;
    static int fixed(int lo, int hi) {
        return lo + (hi - lo) / 2;
    }

    //@ requires keys != null;
    //@ ensures \result == -1 || keys[\result] == key;
    static int search(int[] keys, int key) {
        int lo = 0;
        int hi = keys.length - 1;
        while (lo <= hi) {
            int at = fixed(lo, hi);
            if (keys[at] == key) {
                return at;
            } else if (keys[at] < key) {
                lo = at + 1;
            } else {
                hi = at - 1;
            }
        }
        return -1;
    }
}
