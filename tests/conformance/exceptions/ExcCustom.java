// Our own exceptions: fields, constructors, overridden getMessage and toString.
public class ExcCustom {
    static class Coded extends Exception {
        final int code;

        Coded(int code) {
            this.code = code;
        }

        Coded(int code, String msg) {
            super(msg);
            this.code = code;
        }

        Coded(int code, String msg, Throwable cause) {
            super(msg, cause);
            this.code = code;
        }
    }

    static class Quiet extends RuntimeException {
        @Override
        public String getMessage() {
            return "quiet:" + super.getMessage();
        }
    }

    static class Named extends Coded {
        Named() {
            super(7, "named");
        }

        @Override
        public String toString() {
            return "Named!" + code;
        }
    }

    static class Generic<T extends Comparable<T>> {
        T max;

        void add(T t) throws Coded {
            if (t == null) {
                throw new Coded(-1, "null element");
            }
            if (max == null || t.compareTo(max) > 0) {
                max = t;
            }
        }
    }

    static void go(int n) throws Coded {
        if (n == 1) {
            throw new Coded(10);
        }
        if (n == 2) {
            throw new Coded(20, "twenty");
        }
        if (n == 3) {
            throw new Coded(30, "thirty", new RuntimeException("why"));
        }
        if (n == 4) {
            throw new Named();
        }
        throw new Quiet();
    }

    public static void main(String[] args) {
        for (int i = 1; i <= 5; i++) {
            try {
                go(i);
            } catch (Coded e) {
                System.out.println(e.code + " " + e.getMessage() + " " + (e.getCause() == null ? "no cause" : e.getCause().getMessage()));
                System.out.println(e);
            } catch (RuntimeException e) {
                System.out.println(e.getMessage());
                System.out.println(e);
            }
        }
        Generic<String> g = new Generic<>();
        try {
            g.add("b");
            g.add("c");
            g.add("a");
            g.add(null);
            g.add("z");
        } catch (Coded e) {
            System.out.println(g.max + " " + e.code);
        }
        Exception stored = new Coded(1, "stored");
        System.out.println(stored.getMessage() + ((Coded) stored).code);
        System.out.println(new Exception().getMessage() + " " + new Exception((String) null).getMessage());
        System.out.println(new RuntimeException(new Exception("inner")).getMessage());
        System.out.println(new RuntimeException((Throwable) null).getMessage());
    }
}
