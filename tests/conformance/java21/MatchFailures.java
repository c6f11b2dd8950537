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

    static int zero;

    static String run(Object o) {
        try {
            return switch (o) {
                case Bad(int n) when 10 / n > 3 -> "small " + n;
                case Bad b -> "bad";
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
        System.out.println(run("abc"));
        System.out.println(run("xyz"));
        System.out.println(run(""));
        System.out.println(run(null));
    }
}
