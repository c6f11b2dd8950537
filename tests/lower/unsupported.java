/** What cannot be translated says so; the methods beside it go on. */
class Unsupported {
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; \old(a[i]));
    static int sum(int[] a) {
        return 0;
    }

    static int fine() {
        return 1;
    }
}
