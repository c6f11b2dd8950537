/** assert, with and without a message; checks of the engine that need no code. */
class Asserts {
    static int half(int n) {
        assert n >= 0;
        assert n < 100 : "too large: " + n;
        return n / 2;
    }

    static void shared(Object lock, int[] a) {
        synchronized (lock) {
            a[0]++;
        }
    }

    synchronized int locked() {
        return 1;
    }
}
