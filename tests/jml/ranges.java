// Ranges at the end of their type: the number after the largest one is none, so a range up to it is not empty and one that
// begins after it is.
//! Ranges.longs => unknown incomplete
//! Ranges.longsWrong => invalid
//! Ranges.intsWrong => invalid
//! Ranges.after => valid complete
//! Ranges.afterLong => valid complete
//! Ranges.afterWrong => invalid
//! Ranges.between => valid complete
//! Ranges.count => valid complete
//! Ranges.countWrong => invalid
//! Ranges.countLong => valid complete
//! Ranges.sumAfter => valid complete
//! Ranges.largest => valid complete
//! Ranges.smallest => valid complete
//! Ranges.pairs => valid
//! Ranges.bytes => invalid
//! Ranges.mixed => valid complete
class Ranges {
    // larger than any bound, so nothing is found; but it is not called complete
    //@ requires n == Long.MAX_VALUE;
    //@ ensures (\forall long i; 0 <= i && i <= n; false);
    static void longs(long n) { }

    //@ requires n == Long.MAX_VALUE;
    //@ ensures true;
    //@ ensures (\forall long i; n - 2 <= i && i <= n; i < n); //~ ensures Ranges.longsWrong
    static void longsWrong(long n) { }

    //@ requires n == Integer.MAX_VALUE;
    //@ ensures true;
    //@ ensures (\forall int i; n - 2 <= i && i <= n; i < n); //~ ensures Ranges.intsWrong
    static void intsWrong(int n) { }

    //@ requires n == Integer.MAX_VALUE;
    //@ ensures (\forall int i; n < i && i < m; false) && !(\exists int i; n < i && i < m; true);
    static void after(int n, int m) { }

    //@ requires n == Long.MAX_VALUE;
    //@ ensures (\forall long i; n < i && i <= m; false) && !(\exists long i; n < i && i <= m; true);
    static void afterLong(long n, long m) { }

    //@ requires n == Integer.MAX_VALUE - 2;
    //@ ensures true;
    //@ ensures !(\exists int i; n < i && i <= Integer.MAX_VALUE; i == Integer.MAX_VALUE); //~ ensures Ranges.afterWrong
    static void afterWrong(int n) { }

    //@ requires n == Integer.MAX_VALUE - 2 && m == Integer.MAX_VALUE;
    //@ ensures (\forall int i; n < i && i <= m; i == m || i == m - 1);
    //@ ensures (\exists int i; n < i && i <= m; i == m) && (\exists int i; n < i && i < m; i == m - 1);
    static void between(int n, int m) { }

    //@ requires m == Integer.MAX_VALUE;
    //@ ensures (\num_of int i; m - 2 <= i && i <= m; true) == 3;
    //@ ensures (\num_of int i; m - 2 < i && i <= m; true) == 2;
    //@ ensures (\num_of int i; m - 2 < i && i < m; true) == 1;
    static void count(int m) { }

    //@ requires m == Integer.MAX_VALUE;
    //@ ensures true;
    //@ ensures (\num_of int i; m <= i && i <= m; true) == 0; //~ ensures Ranges.countWrong
    static void countWrong(int m) { }

    //@ requires m == Long.MAX_VALUE;
    //@ ensures (\num_of long i; m - 2 <= i && i <= m; true) == 3 && (\num_of long i; m <= i && i < m; true) == 0;
    static void countLong(long m) { }

    // nothing is larger than the largest
    //@ requires m == Integer.MAX_VALUE;
    //@ ensures (\sum int i; m < i && i < n; 1) == 0 && (\sum int i; m < i && i <= n; 1) == 0;
    //@ ensures (\product int i; m < i && i <= m; 0) == 1;
    static void sumAfter(int m, int n) { }

    //@ requires m == Integer.MAX_VALUE;
    //@ ensures (\max int i; m - 1 <= i && i <= m; i) == m;
    static void largest(int m) { }

    //@ requires m == Integer.MIN_VALUE;
    //@ ensures (\min int i; m <= i && i <= m + 2; i) == m && (\min int i; m < i && i <= m + 2; i) == m + 1;
    static void smallest(int m) { }

    //@ requires a != null && a.length < 4;
    //@ requires (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] < a[j]);
    //@ ensures (\forall int i, j; 0 <= i && i <= j && j <= a.length - 1; a[i] <= a[j]);
    //@ ensures a.length == 3 ==> (\exists int i, j; 0 <= i && i < j && j < a.length; i == 1 && j == 2);
    static void pairs(int[] a) { }

    //@ requires n == 127;
    //@ ensures (\forall byte b; 125 <= b && b <= n; b > 0);
    //@ ensures (\exists byte b; 125 <= b && b <= n; b == 127);
    // 128 is no byte
    // and yet there are some below it
    //@ ensures !(\exists byte b; 126 <= b && b < 128; b == 127); //~ ensures Ranges.bytes
    static void bytes(byte n) { }

    //@ requires n == 2;
    //@ ensures (\forall int i; 0 <= i && i < n; i < 2) && (\exists int i; 0 <= i && i <= n; i == 2);
    static void mixed(long n) { }
}
