// An exception in the middle of an expression leaves earlier effects and skips later ones.
public class OrderExceptionMidway {
    static String log = "";

    static int v(int x) {
        log += x;
        return x;
    }

    static int fail() {
        log += "!";
        throw new RuntimeException("fail");
    }

    static int sum(int a, int b, int c) {
        log += "S";
        return a + b + c;
    }

    int f = 7;

    OrderExceptionMidway(int a, int b) {
        log += "C";
    }

    interface Body {
        void run();
    }

    static void test(Body b) {
        log = "";
        try {
            b.run();
            System.out.println(log + " done");
        } catch (RuntimeException e) {
            System.out.println(log + " " + e.getClass().getSimpleName());
        }
    }

    static int n;

    public static void main(String[] args) {
        test(() -> v(v(1) + fail() + v(2)));
        test(() -> sum(v(1), fail(), v(3)));
        test(() -> new OrderExceptionMidway(v(1), fail()));
        test(() -> n = v(4) + fail());
        System.out.println(n);
        test(() -> n = v(4) / v(0) + v(5));
        System.out.println(n);
        test(() -> {
            n = 1;
            n += n++ + fail();
        });
        System.out.println(n);
        test(() -> {
            int[] a = new int[v(-1)];
            log += a.length;
        });
        test(() -> {
            int[][] a = new int[v(2)][fail()];
            log += a.length;
        });
        test(() -> {
            int[][] a = new int[v(-2)][v(3)];
            log += a.length;
        });
        test(() -> {
            int[] a = {v(1), v(2), fail(), v(4)};
            log += a.length;
        });
        test(() -> {
            String s = "a" + v(1) + fail() + v(2);
            log += s;
        });
        test(() -> {
            Object o = "str";
            Integer i = (Integer) o;
            log += v(1) + i;
        });
        test(() -> {
            boolean b = v(1) == 1 || fail() == 2;
            log += b;
        });
        test(() -> {
            int r = v(0) == 1 ? fail() : v(2);
            log += r;
        });
    }
}
