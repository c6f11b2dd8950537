// return in try, catch and finally: which value leaves the method.
public class CtlFinallyReturn {
    static int plain() {
        try {
            return 1;
        } finally {
            System.out.println("finally of plain");
        }
    }

    static int overridden() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }

    static int swallowed() {
        try {
            throw new RuntimeException("lost");
        } finally {
            return 3;
        }
    }

    static int saved() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 50;
        }
    }

    static int[] shared() {
        int[] a = {1};
        try {
            return a;
        } finally {
            a[0] = 50;
        }
    }

    static int fromCatch() {
        int x = 0;
        try {
            x = 1;
            throw new IllegalStateException();
        } catch (IllegalStateException e) {
            x += 10;
            return x;
        } finally {
            x += 100;
            System.out.println("x is " + x);
        }
    }

    static int evaluated() {
        int i = 0;
        try {
            return ++i + print("value " + i);
        } finally {
            print("finally " + ++i);
        }
    }

    static int print(String s) {
        System.out.println(s);
        return 10;
    }

    static int nested() {
        try {
            try {
                return 1;
            } finally {
                System.out.println("inner");
                throw new RuntimeException("from inner finally");
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
            return 2;
        } finally {
            System.out.println("outer");
        }
    }

    static String replaced() {
        try {
            try {
                throw new RuntimeException("first");
            } finally {
                throw new IllegalArgumentException("second");
            }
        } catch (RuntimeException e) {
            return e.getMessage() + " " + e.getSuppressed().length;
        }
    }

    public static void main(String[] args) {
        System.out.println(plain());
        System.out.println(overridden());
        System.out.println(swallowed());
        System.out.println(saved());
        System.out.println(shared()[0]);
        System.out.println(fromCatch());
        System.out.println(evaluated());
        System.out.println(nested());
        System.out.println(replaced());
    }
}
