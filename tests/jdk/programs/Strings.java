// String, over many contents and arguments; every line is one call and what it gave.
import java.util.Locale;
import java.util.stream.Collectors;

public class Strings {
    static void show(String name, Show.Call call) {
        Show.show(name, call);
    }

    static String list(Object[] parts) {
        StringBuilder out = new StringBuilder("[");
        for (Object part : parts) {
            out.append(part).append('|');
        }
        return out.append(parts.length).append(']').toString();
    }

    static final String[] TEXTS = {"", "a", "abc", "aXbXc", "  pad\t ", "Hello, World", "aaa", "abab", "\u00e4\u00df\u00b5\u00ff",
        "ab\u0100", "x\ud83d\ude00y", "\ud83d", "line\nnext\r\nlast\r", "\u2003wide\u3000", "A.b.C", "1,2,,3,,", "\n\n"};
    static final int[] NUMBERS = {Integer.MIN_VALUE, -2, -1, 0, 1, 2, 3, 5, 12, Integer.MAX_VALUE};

    // Case beyond Latin-1 is open in the models.
    static boolean latin(String s) {
        return s.chars().allMatch(c -> c < 256);
    }

    static void simple(String s) {
        show("length", s::length);
        show("hash", s::hashCode);
        show("trim", () -> "<" + s.trim() + ">");
        show("strip", () -> "<" + s.strip() + ">" + "<" + s.stripLeading() + ">" + "<" + s.stripTrailing() + ">");
        show("blank", () -> s.isBlank() + " " + s.isEmpty());
        show("reverse", () -> new StringBuilder(s).reverse());
        show("lines", () -> list(s.lines().collect(Collectors.toList()).toArray()));
        show("chars", () -> s.chars().sum());
        show("points", () -> s.codePoints().count() + " " + s.codePoints().sum());
        show("indent", () -> s.indent(2) + s.indent(-1) + s.indent(0));
        show("stripIndent", () -> s.stripIndent());
        show("bytes", () -> {
            StringBuilder out = new StringBuilder();
            for (byte b : s.getBytes("UTF-8")) {
                out.append(b).append(' ');
            }
            for (byte b : s.getBytes("ISO-8859-1")) {
                out.append(b).append(' ');
            }
            for (byte b : s.getBytes(java.nio.charset.StandardCharsets.US_ASCII)) {
                out.append(b).append(' ');
            }
            return out + new String(s.getBytes("UTF-8"), "UTF-8");
        });
        show("same", () -> (s.trim() == s) + " " + (s.substring(0) == s) + " " + (s.concat("") == s) + " " + (s.toString() == s)
                + " " + (s.replace('q', 'z') == s) + " " + (s.strip() == s) + " " + (s.repeat(1) == s));
        if (latin(s)) {
            show("lower", () -> s.toLowerCase() + s.toLowerCase(Locale.ROOT) + (s.toLowerCase() == s));
            show("upper", () -> s.toUpperCase() + s.toUpperCase(Locale.ROOT) + (s.toUpperCase() == s));
        }
    }

    static void numbered(String s, int n) {
        show("charAt " + n, () -> (int) s.charAt(n));
        show("substring " + n, () -> s.substring(n));
        show("codePointAt " + n, () -> s.codePointAt(n));
        show("codePointBefore " + n, () -> s.codePointBefore(n));
        show("offset " + n, () -> s.offsetByCodePoints(1, n));
        show("indexOf " + n, () -> s.indexOf('b', n) + " " + s.indexOf("b", n) + " " + s.indexOf("", n) + " " + s.indexOf(0x1f600, n));
        show("lastIndexOf " + n, () -> s.lastIndexOf('b', n) + " " + s.lastIndexOf("b", n) + " " + s.lastIndexOf("", n)
                + " " + s.lastIndexOf(0x1f600, n));
        show("starts " + n, () -> s.startsWith("b", n) + " " + s.startsWith("", n));
        if (n < 10) {
            show("repeat " + n, () -> s.repeat(n));
        }
        for (int m : NUMBERS) {
            show("substring " + n + " " + m, () -> s.substring(n, m));
            show("subSequence " + n + " " + m, () -> s.subSequence(n, m));
            show("count " + n + " " + m, () -> s.codePointCount(n, m));
            show("getChars " + n + " " + m, () -> {
                char[] to = new char[4];
                s.getChars(n, m, to, 1);
                return String.valueOf(to).replace('\0', '0');
            });
            show("region " + n + " " + m, () -> s.regionMatches(n, "abc", 0, m) + " "
                    + (latin(s) ? s.regionMatches(true, n, "ABC", 0, m) : "") + " " + s.regionMatches(0, "abc", n, m));
            show("make " + n + " " + m, () -> new String("abcde".toCharArray(), n, m));
            show("valueOf " + n + " " + m, () -> String.valueOf("abcde".toCharArray(), n, m));
        }
    }

    static void pairs(String s, String t) {
        show("compare", () -> s.compareTo(t) + " " + s.equals(t) + " " + s.contains(t) + " " + s.indexOf(t) + " " + s.lastIndexOf(t)
                + " " + s.startsWith(t) + " " + s.endsWith(t) + " " + s.contentEquals(t) + " " + s.contentEquals(new StringBuilder(t)));
        if (latin(s) && latin(t)) {
            show("ignoring", () -> s.equalsIgnoreCase(t) + " " + s.compareToIgnoreCase(t) + " "
                    + String.CASE_INSENSITIVE_ORDER.compare(s, t));
        }
        show("concat", () -> s.concat(t) + (s + t).length());
        show("replace", () -> s.replace(t, "<>") + s.replace(t, "") + s.replace("", t));
        show("join", () -> String.join(t, s, s, null));
    }

    public static void main(String[] args) {
        for (String s : TEXTS) {
            System.out.println("--- " + s);
            simple(s);
            for (int n : NUMBERS) {
                numbered(s, n);
            }
            for (String t : TEXTS) {
                pairs(s, t);
            }
        }
        show("null", () -> "a" + null + 1 + 2L + 'c' + 1.5f + 2.5 + true + (Object) null);
        show("points", () -> new String(new int[] {97, 0x1f600, 98}, 0, 3));
        show("points", () -> new String(new int[] {97, 0x110000, 98}, 0, 3));
        show("points", () -> new String(new int[] {97}, 0, 3));
        show("bad bytes", () -> new String(new byte[] {-1, 65, -61, -61, -92, -30, -126, -16, -97, -104, -128, -19, -96, -128}));
        show("bytes", () -> new String(new byte[] {65, 66, 67}, 1, 3));
        show("escapes", () -> "\\t\\n\\\\x\\101\\477\\s".translateEscapes());
        show("escapes", () -> "\\q".translateEscapes());
        show("escapes", () -> "\\".translateEscapes());
        show("null compare", () -> "a".compareTo(null));
        show("null equals", () -> "a".equals(null) + " " + "a".equalsIgnoreCase(null));
        show("join", () -> String.join("-", java.util.List.of("a", "b")));
        show("literal", () -> "abc" == "abc");
        show("valueOf", () -> String.valueOf(true) + String.valueOf('c') + String.valueOf(-1) + String.valueOf(-1L)
                + String.valueOf(1e10) + String.valueOf((Object) null) + String.copyValueOf(new char[] {'x'}));
        show("transform", () -> "abc".<Integer>transform(String::length));
        show("sb", () -> new String(new StringBuilder("x")) + new String(new StringBuffer("y")) + new String("z"));
        show("switch", () -> {
            switch ("two".substring(0)) {
                case "one":
                    return 1;
                case "two":
                    return 2;
                default:
                    return 3;
            }
        });
    }
}
