// Every place where a null box is unboxed throws; places where it is not do not.
public class BoxUnboxNull {
    static Integer none;
    static Boolean flag;
    static int sink;

    static int take(int x) {
        return x;
    }

    static Object takeObj(Object o) {
        return o;
    }

    static int ret() {
        return none;
    }

    static void test(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " fine");
        } catch (NullPointerException e) {
            System.out.println(what + " NPE");
        }
    }

    public static void main(String[] args) {
        test("assign", () -> sink = none);
        test("argument", () -> take(none));
        test("object argument", () -> takeObj(none));
        test("return", () -> ret());
        test("arithmetic", () -> sink = 1 + none);
        test("increment", () -> none++);
        test("compound", () -> none += 1);
        test("compare to int", () -> sink = none == 0 ? 1 : 2);
        test("compare to null", () -> sink = none == null ? 1 : 2);
        test("compare boxes", () -> sink = none == Integer.valueOf(5) ? 1 : 2);
        test("less than", () -> sink = none < Integer.valueOf(5) ? 1 : 2);
        test("condition", () -> {
            if (flag) {
                sink = 1;
            }
        });
        test("not", () -> sink = !flag ? 1 : 2);
        test("and", () -> sink = flag && true ? 1 : 2);
        test("and not reached", () -> sink = sink > 1000000 && flag ? 1 : 2);
        test("concat", () -> sink = ("" + none).length());
        test("conditional int", () -> {
            Integer r = sink >= 0 ? none : 0;
            sink = r == null ? 1 : 2;
        });
        test("conditional Integer", () -> {
            Integer r = sink >= 0 ? none : Integer.valueOf(0);
            sink = r == null ? 1 : 2;
        });
        test("switch", () -> {
            switch (none) {
                default:
                    sink = 1;
            }
        });
        test("array index", () -> sink = new int[1][none].length);
        test("element", () -> sink = new int[] {5}[none]);
        test("loop", () -> {
            for (int x : new Integer[] {1, null}) {
                sink = x;
            }
        });
        test("map", () -> sink = new java.util.HashMap<String, Integer>().get("k"));
        test("cast", () -> sink = (int) (Object) none);
        test("varargs", () -> sink = java.util.Arrays.asList(none, none).size());
        test("lambda", () -> sink = ((java.util.function.Supplier<Integer>) () -> null).get());
        System.out.println(sink);
    }
}
