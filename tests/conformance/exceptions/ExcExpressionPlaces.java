// throw from conditional arms, switch arms, lambdas, default methods and argument lists.
public class ExcExpressionPlaces {
    interface Shape {
        default int area() {
            throw new UnsupportedOperationException(name());
        }

        String name();
    }

    static int fail(String why) {
        throw new IllegalStateException(why);
    }

    static <T> T never() {
        throw new IllegalStateException("never");
    }

    static int add(int a, int b) {
        return a + b;
    }

    static void test(java.util.function.Supplier<Object> s) {
        try {
            System.out.println("value " + s.get());
        } catch (IllegalStateException e) {
            System.out.println("state " + e.getMessage());
        } catch (UnsupportedOperationException e) {
            System.out.println("unsupported " + e.getMessage());
        } catch (ArithmeticException | ArrayIndexOutOfBoundsException e) {
            System.out.println("raised " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        boolean yes = args.length == 0;
        test(() -> yes ? fail("arm") : 1);
        test(() -> yes ? 1 : fail("arm"));
        test(() -> add(1, fail("argument")));
        test(() -> new int[] {1, 2, fail("element")});
        test(() -> new int[fail("size")]);
        test(() -> new int[] {7}[fail("index")]);
        test(() -> {
            String s = never();
            return s;
        });
        test(() -> switch (args.length) {
            case 0 -> throw new IllegalStateException("switch arm");
            default -> 5;
        });
        test(() -> yes && fail("operand") > 0);
        test(() -> !yes && fail("operand") > 0);
        test(() -> "text" + fail("concat"));
        Shape square = () -> "square";
        test(() -> square.area());
        test(() -> new Shape() {
            @Override
            public String name() {
                return "own";
            }

            @Override
            public int area() {
                return 4;
            }
        }.area());
        test(() -> {
            throw new IllegalStateException("whole body");
        });
        test(() -> 1 / args.length);
        test(() -> (new int[0])[args.length]);
        test(() -> (new int[3][0])[args.length][0]);
        test(() -> {
            try {
                return fail("caught");
            } catch (IllegalStateException e) {
                return e.getMessage() + "!";
            }
        });
    }
}
