// Every operation on null that throws, told by kind only.
public class ExcNullPointer {
    int f;

    int m() {
        return 1;
    }

    static ExcNullPointer none() {
        return null;
    }

    enum E { A }

    interface Body {
        void run() throws Exception;
    }

    static int tests;

    static void test(String what, Body b) {
        tests++;
        try {
            b.run();
            System.out.println(what + ": fine");
        } catch (NullPointerException e) {
            System.out.println(what + ": NPE");
        } catch (Exception e) {
            System.out.println(what + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] a = null;
        String s = null;
        Integer boxed = null;
        test("field read", () -> System.out.println(none().f));
        test("field write", () -> none().f = 1);
        test("method", () -> none().m());
        test("array read", () -> System.out.println(a[0]));
        test("array write", () -> a[0] = 1);
        test("length", () -> System.out.println(a.length));
        test("string method", () -> s.length());
        test("concat", () -> System.out.println(s + "x"));
        test("unbox", () -> System.out.println(boxed + 1));
        test("throw null", () -> {
            RuntimeException r = null;
            throw r;
        });
        test("for each", () -> {
            for (int x : a) {
                System.out.println(x);
            }
        });
        test("switch enum", () -> {
            E e = null;
            switch (e) {
                case A:
                    System.out.println("A");
            }
        });
        test("synchronized", () -> {
            synchronized (none()) {
                System.out.println("in");
            }
        });
        test("instanceof", () -> System.out.println(none() instanceof ExcNullPointer));
        test("cast", () -> System.out.println((Object) (ExcNullPointer) (Object) none()));
        test("equals", () -> System.out.println("x".equals(null)));
        test("method reference", () -> {
            Runnable r = none()::m;
            System.out.println("bound " + (r != null));
        });
        test("explicit", () -> {
            throw new NullPointerException("given");
        });
        test("requireNonNull", () -> java.util.Objects.requireNonNull(s, "message"));
        test("2-d array", () -> System.out.println((new int[2][])[0] == null ? "element null" : "x"));
        test("2-d element", () -> System.out.println((new int[2][])[0][0]));
        System.out.println(tests);
    }
}
