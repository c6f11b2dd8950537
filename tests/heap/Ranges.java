//! Ranges.all => lazier# 0, lazier 0, lazy 0, merged 0; unknown incomplete
//! Ranges.some => lazier# 1, lazier 1, lazy 1, merged 1; valid complete

// A range up to the largest number is not empty: it is larger than any bound, and nobody may call the method valid without
// saying so. One up to a small number is what it says.

class Ranges {
    //@ requires n == Integer.MAX_VALUE;
    //@ ensures (\forall int i; 0 <= i && i <= n; false);
    static void all(int n) { }

    //@ requires n == 2;
    //@ ensures (\forall int i; 0 <= i && i <= n; i < 3) && !(\forall int i; 0 <= i && i <= n; i < 2);
    //@ ensures (\exists int i; 0 <= i && i <= n; i == 2);
    static void some(int n) { }
}
