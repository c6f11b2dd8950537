// Needs Java 21: exceptions from selectors, guards and accessors used by record patterns.
public class MatchFailures {
    record Bad(int n) {
        @Override
        public int n() {
            if (n < 0) {
                throw new IllegalStateException("accessor " + n);
            }
            return n;
        }
    }

    record Pair(Object left, Object right) {
        @Override
        public Object right() {
            if (right instanceof Bad) {
                throw new Error("right");
            }
            return right;
        }
    }

    static int zero;

    // the pattern of instanceof fails in the same way
    static String tested(Object o) {
        try {
            if (o instanceof Pair(Bad(int n), Object rest) && n > 0) {
                return "pair " + n;
            }
            return o instanceof Bad(int n) ? "bad " + n : "neither";
        } catch (MatchException e) {
            return e.getMessage() + " / " + e.getCause();
        }
    }

    static String run(Object o) {
        try {
            return switch (o) {
                case Bad(int n) when 10 / n > 3 -> "small " + n;
                case Bad b -> "bad";
                case Pair(Bad(int n), String s) -> "pair " + n + s;
                case Pair(String s, var t) -> "text " + s;
                case String s when s.charAt(0) == 'a' -> "a";
                default -> "default";
            };
        } catch (MatchException e) {
            return "match failed: " + e.getCause().getMessage();
        } catch (ArithmeticException e) {
            return "guard: " + e.getMessage();
        } catch (StringIndexOutOfBoundsException e) {
            return "guard bounds";
        } catch (NullPointerException e) {
            return "null selector";
        }
    }

    public static void main(String[] args) {
        System.out.println(run(new Bad(2)));
        System.out.println(run(new Bad(9)));
        System.out.println(run(new Bad(0)));
        System.out.println(run(new Bad(-1)));
        System.out.println(run(new Pair(new Bad(4), "p")));
        System.out.println(run(new Pair(new Bad(-2), "p")));
        System.out.println(run(new Pair("q", new Bad(-3))));
        System.out.println(tested(new Bad(-4)));
        System.out.println(tested(new Pair(new Bad(5), new Bad(-5))));
        System.out.println(tested(new Pair(new Bad(6), new Bad(7))));
        // both components are read before the first is taken apart
        System.out.println(tested(new Pair(new Bad(-8), new Bad(9))));
        System.out.println(run(new Pair(new Bad(-8), new Bad(9))));
        System.out.println(tested("none"));
        System.out.println(run("abc"));
        System.out.println(run("xyz"));
        System.out.println(run(""));
        System.out.println(run(null));
    }
}
