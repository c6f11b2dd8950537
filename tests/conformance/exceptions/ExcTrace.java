// Each frame on the way of an exception runs its own finally, innermost first.
public class ExcTrace {
    static int depth;

    static int descend(int n) {
        depth++;
        try {
            if (n == 0) {
                throw new IllegalStateException("bottom");
            }
            return descend(n - 1) + 1;
        } finally {
            depth--;
            System.out.println("leave " + n + " depth " + depth);
        }
    }

    static int catchAt(int n, int level) {
        try {
            if (n == 0) {
                throw new RuntimeException("zero");
            }
            return catchAt(n - 1, level) * 2;
        } catch (RuntimeException e) {
            if (n == level) {
                return 100;
            }
            throw e;
        }
    }

    static class Guard implements AutoCloseable {
        final int n;

        Guard(int n) {
            this.n = n;
        }

        @Override
        public void close() {
            System.out.println("guard " + n);
        }
    }

    static void guarded(int n) {
        try (Guard g = new Guard(n)) {
            if (n == 2) {
                throw new UnsupportedOperationException("two");
            }
            guarded(n + 1);
            System.out.println("not reached");
        }
    }

    public static void main(String[] args) {
        try {
            descend(3);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + depth);
        }
        System.out.println(catchAt(4, 2) + " " + catchAt(4, 4) + " " + catchAt(0, 0));
        try {
            catchAt(3, 9);
        } catch (RuntimeException e) {
            System.out.println("escaped " + e.getMessage());
        }
        try {
            guarded(0);
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        Runnable r = () -> {
            Runnable q = () -> {
                throw new IllegalArgumentException("in lambda");
            };
            try {
                q.run();
            } finally {
                System.out.println("lambda finally");
            }
        };
        try {
            r.run();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
