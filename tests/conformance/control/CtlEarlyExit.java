// Returns from the depth of loops, switches and synchronized blocks.
public class CtlEarlyExit {
    static final Object LOCK = new Object();

    static int search(int[][] a, int x) {
        for (int[] row : a) {
            for (int v : row) {
                switch (v) {
                    case 0:
                        return -2;
                    case 99:
                        continue;
                    default:
                        if (v == x) {
                            return v * 10;
                        }
                }
            }
        }
        return -1;
    }

    static String locked(int n) {
        synchronized (LOCK) {
            if (n > 5) {
                return "early " + n;
            }
            synchronized (LOCK) {
                n++;
            }
        }
        return "late " + n;
    }

    static int throwing(int n) {
        synchronized (LOCK) {
            if (n == 0) {
                throw new IllegalStateException("locked throw");
            }
            return 1;
        }
    }

    static void voidReturn(int n) {
        if (n < 0) {
            System.out.println("negative");
            return;
        }
        while (n > 0) {
            if (n % 3 == 0) {
                System.out.println("multiple " + n);
                return;
            }
            n--;
        }
        System.out.println("fell through");
    }

    static synchronized int sync(int n) {
        return n == 0 ? 0 : n + sync(n - 1);
    }

    public static void main(String[] args) {
        System.out.println(search(new int[][] {{1, 2}, {99, 3}}, 3));
        System.out.println(search(new int[][] {{1, 0}, {3}}, 3));
        System.out.println(search(new int[][] {{}, {99}}, 99));
        System.out.println(locked(9) + " " + locked(1));
        try {
            throwing(0);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + throwing(1));
        }
        voidReturn(-1);
        voidReturn(5);
        voidReturn(2);
        System.out.println(sync(5));
        synchronized (new Object()) {
            System.out.println("in the block");
        }
        try {
            Object none = null;
            synchronized (none) {
                System.out.println("never");
            }
        } catch (NullPointerException e) {
            System.out.println("null lock");
        }
    }
}
