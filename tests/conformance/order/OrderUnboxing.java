// When boxed operands are unboxed, and where a null box stops an expression.
public class OrderUnboxing {
    static Integer get(String name, Integer v) {
        System.out.println("get " + name);
        return v;
    }

    interface Body {
        Object run();
    }

    static void test(String name, Body b) {
        try {
            System.out.println(name + " -> " + b.run());
        } catch (NullPointerException e) {
            System.out.println(name + " -> NPE");
        } catch (ArithmeticException e) {
            System.out.println(name + " -> " + e.getMessage());
        }
    }

    static int two(int a, Integer b) {
        System.out.println("two");
        return a;
    }

    static Integer counter = 5;

    public static void main(String[] args) {
        test("sum", () -> get("a", 1) + get("b", 2));
        test("null left", () -> get("a", null) + get("b", 2));
        test("null right", () -> get("a", 1) + get("b", null));
        test("cond", () -> get("a", 1) > 0 ? get("b", 2) : get("c", null));
        test("call", () -> two(get("a", 1), get("b", null)));
        test("call null", () -> two(get("a", null), get("b", 1)));
        test("not taken", () -> get("a", 5) == 5 || get("b", null) == 1);
        test("compare refs", () -> get("a", null) == get("b", null));
        test("compare int", () -> get("a", null) == 1);
        test("index", () -> new int[] {4, 5}[get("i", 1)]);
        test("div", () -> 1 / get("z", 0));
        test("concat", () -> "s" + get("n", null));
        test("counter", () -> counter++ + counter++);
        test("counter", () -> counter += get("c", 10));
        test("counter", () -> counter = counter-- - --counter);
        test("unary", () -> -get("u", 3));
        test("unary null", () -> -get("u", null));
        test("cast", () -> (int) get("u", null));
        test("switch", () -> switch (get("s", 2)) {
            case 2 -> "two";
            default -> "other";
        });
        test("switch null", () -> switch (get("s", null)) {
            case 2 -> "two";
            default -> "other";
        });
    }
}
