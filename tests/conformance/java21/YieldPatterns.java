// Needs Java 21: yield in pattern switches, old-style groups with patterns, and effects in order.
public class YieldPatterns {
    static int count;

    static int f(Object o) {
        return switch (o) {
            case Integer i when i > 10: {
                count++;
                yield i * 2;
            }
            case Integer i:
                count += 10;
                yield i;
            case String s: {
                int n = 0;
                for (char c : s.toCharArray()) {
                    if (c == '!') {
                        yield -n;
                    }
                    n++;
                }
                yield n;
            }
            default:
                count += 100;
                yield 0;
        };
    }

    static String g(Object o) {
        return switch (o) {
            case String s -> {
                try {
                    yield "parsed " + Integer.parseInt(s);
                } catch (NumberFormatException e) {
                    yield "text " + s;
                } finally {
                    count++;
                }
            }
            case Integer i when i < 0 -> throw new IllegalArgumentException("negative " + i);
            default -> "other";
        };
    }

    public static void main(String[] args) {
        System.out.println(f(11) + " " + f(5) + " " + f("abcd") + " " + f("ab!d") + " " + f('c'));
        System.out.println(count);
        System.out.println(g("12") + " " + g("x") + " " + g(3));
        try {
            g(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(count);
    }
}
