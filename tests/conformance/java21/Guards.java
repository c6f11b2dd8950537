// Needs Java 21: guards with when, tried in order, with side effects.
public class Guards {
    static int tests;

    static boolean check(boolean b) {
        tests++;
        return b;
    }

    static String size(Object o) {
        return switch (o) {
            case Integer i when i < 0 -> "negative";
            case Integer i when i == 0 -> "zero";
            case Integer i when check(i > 100) -> "big";
            case Integer i -> "int " + i;
            case String s when s.isEmpty() -> "empty";
            case String s when s.length() > 3 && s.charAt(0) == 'x' -> "x-word";
            case String s -> "word " + s;
            default -> "?";
        };
    }

    static String nested(Object a, Object b) {
        return switch (a) {
            case String s when b instanceof Integer n && n > 1 -> s.repeat(n);
            case String s -> s;
            default -> "none";
        };
    }

    public static void main(String[] args) {
        Object[] all = {-5, 0, 7, 500, "", "xray", "yarn", "x", 1.5};
        for (Object o : all) {
            System.out.println(size(o));
        }
        System.out.println(tests);
        System.out.println(nested("ab", 3) + " " + nested("ab", 1) + " " + nested("ab", "c") + " " + nested(1, 2));
    }
}
