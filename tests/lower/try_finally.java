/** try, catch of one and several classes, finally. */
class TryFinally {
    static int nested(int[] a, int i) {
        int r = 0;
        try {
            r = a[i];
        } catch (NullPointerException e) {
            return -1;
        } catch (ArithmeticException | IndexOutOfBoundsException e) {
            r = e.getMessage().length();
        } finally {
            r++;
        }
        return r;
    }

    @SuppressWarnings("finally")
    static int overridden() {
        try {
            throw new RuntimeException();
        } finally {
            return 3;
        }
    }

    static int kept(int n) {
        try {
            return n;
        } finally {
            n = 5;
        }
    }

    static void rethrow(Runnable r) throws Exception {
        try {
            r.run();
        } catch (Exception e) {
            throw e;
        }
    }
}
