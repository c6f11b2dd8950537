// substring, trim, strip, split, join, repeat, replace, case.
public class StrSlices {
    static void parts(String s, String sep) {
        String[] p = s.split(sep);
        StringBuilder sb = new StringBuilder().append(p.length);
        for (String x : p) {
            sb.append(" [").append(x).append(']');
        }
        System.out.println(sb);
    }

    public static void main(String[] args) {
        String s = "hello world";
        System.out.println(s.substring(6) + "|" + s.substring(0, 0) + "|" + s.substring(11) + "|" + s.substring(3, 8));
        try {
            s.substring(5, 4);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("end before begin");
        }
        try {
            s.substring(12);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("beyond the end");
        }
        System.out.println("[" + "  a b\t\n".trim() + "] [" + "  x ".strip() + "] [" + "  x ".stripLeading() + "] [" + "  x ".stripTrailing() + "]");
        parts("a,b,c", ",");
        parts("a,,c,,", ",");
        parts(",a", ",");
        parts("", ",");
        parts("abc", ",");
        parts("a b  c", " ");
        parts("1.2.3", "\\.");
        System.out.println("a,b,,c,,".split(",", -1).length + " " + "a,b,,c,,".split(",", 2)[1]);
        System.out.println(String.join("-", "a", "b", "c") + " " + String.join("", "x") + String.join(",", java.util.List.of("p", "q")));
        System.out.println("ab".repeat(3) + "x".repeat(0) + "|");
        System.out.println("banana".replace('a', 'o') + " " + "banana".replace("an", "AN") + " " + "aaa".replace("aa", "b") + " " + "abc".replace("", "-"));
        System.out.println("Hello".toUpperCase() + " " + "Hello".toLowerCase());
        System.out.println("a" + "b".concat("c").concat(""));
        System.out.println("hello".toCharArray().length + " " + String.valueOf(new char[] {'o', 'k'}) + new String(new char[] {'a', 'b', 'c'}, 1, 2));
        System.out.println("x\ny\nz".lines().count());
    }
}
