// Chains of causes, initCause, and walking to the root.
public class ExcCauses {
    static class Wrapper extends Exception {
        Wrapper(String m, Throwable c) {
            super(m, c);
        }

        Wrapper(Throwable c) {
            super(c);
        }
    }

    static Throwable root(Throwable t) {
        while (t.getCause() != null) {
            t = t.getCause();
        }
        return t;
    }

    static void level(int n) throws Wrapper {
        if (n == 0) {
            int zero = 0;
            try {
                System.out.println(1 / zero);
            } catch (ArithmeticException e) {
                throw new Wrapper("level 0", e);
            }
        }
        try {
            level(n - 1);
        } catch (Wrapper w) {
            throw new Wrapper("level " + n, w);
        }
    }

    public static void main(String[] args) {
        try {
            level(3);
        } catch (Wrapper w) {
            for (Throwable t = w; t != null; t = t.getCause()) {
                System.out.println(t.getMessage() + " " + t.getClass().getSimpleName());
            }
            System.out.println(root(w).getMessage());
        }
        Wrapper only = new Wrapper(new IllegalStateException("inside"));
        System.out.println(only.getMessage());
        System.out.println(only.getCause().getMessage());
        System.out.println(new Wrapper(null).getMessage());
        RuntimeException r = new RuntimeException("late");
        System.out.println(r.getCause());
        System.out.println(r.initCause(new Error("cause")) == r);
        System.out.println(r.getCause());
        try {
            r.initCause(new Error("again"));
        } catch (IllegalStateException e) {
            System.out.println("cause already set");
        }
        try {
            Exception self = new Exception("self");
            self.initCause(self);
        } catch (IllegalArgumentException e) {
            System.out.println("no self causation");
        }
        try {
            try {
                throw new Exception("a");
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        } catch (RuntimeException e) {
            System.out.println(e + " <- " + e.getCause());
        }
    }
}
