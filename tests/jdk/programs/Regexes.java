// The patterns that String runs exactly: split, matches, replaceAll, replaceFirst.
public class Regexes {
    static String list(String[] parts) {
        StringBuilder out = new StringBuilder("[");
        for (String part : parts) {
            out.append(part).append('|');
        }
        return out.append(parts.length).append(']').toString();
    }

    static void all(String text, String regex) {
        String name = "<" + text + "> " + regex;
        Show.show(name + " split", () -> list(text.split(regex)) + list(text.split(regex, -1)) + list(text.split(regex, 2)) + list(text.split(regex, 1)));
        Show.show(name + " matches", () -> text.matches(regex));
        Show.show(name + " replace", () -> text.replaceAll(regex, "<$0>") + " " + text.replaceFirst(regex, "#"));
    }

    public static void main(String[] args) {
        String[] patterns = {",", "", "a", "ab", "\\.", "\\|", "|", "\\s+", "\\s*,\\s*", "\\d+", "[,;]", "[a-c]+", "[^a-z]", "\\W+", "a*", "a+?", "a??b",
            "(a|b)+", "(ab)*c", "a|ab", "ab|a", "^a", "a$", "^", "$", "^a.*b$", "a{2}", "a{1,2}", "a{1,}?", "(?:a|b)c", "[0-9]{1,3}", ".", ".*", "x*", "[.]",
            "[\\s,]+", "[-a]", "[a-]", "\\Q.\\E", "a.c", "\\w\\W", "b?", "(a)(b)?", "\\t|\\n", "[\\w.]+@[\\w.]+", "a||b"};
        String[] texts = {"", "a", "b", "ab", "abc", "aab", "a,b,,c,,", ",a", "a b  c", " a , b ,c", "1.2.3", "a|b", "x12y345", "aXbYc", "aaa", "abab",
            "ab\n", "ab\r\n", "a\nb", "\ud83d\ude00a", "a-b", "a@b.c", ";a;b"};
        for (String p : patterns) {
            for (String t : texts) {
                all(t, p);
            }
        }
        String[] letters = {"a", "b", "c", "[ab]", ".", "(a|bc)", "\\d"};
        String[] repeats = {"", "", "", "*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}"};
        for (int i = 0; i < 1500; i++) {
            StringBuilder p = new StringBuilder();
            int size = 1 + Show.random(4);
            for (int j = 0; j < size; j++) {
                p.append(letters[Show.random(letters.length)]).append(repeats[Show.random(repeats.length)]);
                if (Show.random(8) == 0) {
                    p.append('|');
                }
            }
            all(Show.anyText("abc1,", 8), p.toString());
        }
        Show.show("groups", () -> "john smith".replaceAll("(\\w+) (\\w+)", "$2, $1"));
        Show.show("groups", () -> "abc".replaceAll("(a)|(b)", "[$1$2]"));
        Show.show("groups", () -> "abc".replaceAll("(b)", "$12"));
        Show.show("groups", () -> "abc".replaceAll("b", "$1"));
        Show.show("escape", () -> "abc".replaceAll("b", "\\$\\\\"));
        Show.show("escape", () -> "abc".replaceAll("b", "\\"));
        Show.show("dollar", () -> "abc".replaceAll("b", "$"));
        Show.show("dollar", () -> "abc".replaceAll("b", "$x"));
        Show.show("no match", () -> "abc".replaceAll("x", "$x"));
    }
}
