// Needs Java 21: case null, and case null, default.
public class NullLabels {
    static String a(String s) {
        return switch (s) {
            case null -> "null!";
            case "x" -> "ex";
            case String t when t.length() > 2 -> "long";
            default -> "default " + s;
        };
    }

    static String b(Object o) {
        return switch (o) {
            case String s -> "string";
            case null, default -> "null or other";
        };
    }

    enum E { P, Q }

    static int c(E e) {
        switch (e) {
            case P:
                return 1;
            case null:
                return -1;
            case Q:
                return 2;
        }
    }

    public static void main(String[] args) {
        System.out.println(a(null) + " " + a("x") + " " + a("xyz") + " " + a("q"));
        System.out.println(b(null) + "; " + b("s") + "; " + b(1));
        System.out.println(c(E.P) + " " + c(null) + " " + c(E.Q));
        Integer n = null;
        int r = switch (n) {
            case null -> 100;
            case 1 -> 1;
            default -> 0;
        };
        System.out.println(r);
    }
}
