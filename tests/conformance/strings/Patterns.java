import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Patterns beyond characters and repetitions: names, references, parts that must follow or precede, flags. */
public class Patterns {
    static void all(String regex, int flags, String... texts) {
        Pattern pattern = Pattern.compile(regex, flags);
        for (String text : texts) {
            Matcher matcher = pattern.matcher(text);
            StringBuilder line = new StringBuilder(regex + " " + text + " " + matcher.matches());
            matcher.reset();
            while (matcher.find()) {
                line.append(" @").append(matcher.start()).append('-').append(matcher.end());
                for (int group = 1; group <= matcher.groupCount(); group++) {
                    line.append(' ').append(matcher.group(group));
                }
            }
            System.out.println(line.toString().replace("\n", "/"));
        }
    }

    public static void main(String[] args) {
        all("(?<year>\\d{4})-(?<month>\\d\\d)", 0, "2024-02", "x 1999-12, 2000-01", "24-02");
        all("(\\w)\\1", 0, "hello", "aabb", "aB");
        all("(?i)(\\w)\\1", 0, "aAb", "abc");
        all("<(?<tag>[a-z]+)>.*?</\\k<tag>>", 0, "<b>x</b><i>y</i>", "<b>x</i>");
        all("\\bcat\\b", Pattern.CASE_INSENSITIVE, "Cat concat cat", "category");
        all("^\\w+$", Pattern.MULTILINE, "ab\ncd\n", "a b\nc", "");
        all("a.c", Pattern.DOTALL, "a\nc", "abc");
        all("(?=.*\\d)(?=.*[a-z]).{4,}", 0, "abc1", "abcd", "1234a");
        all("(?<!\\d)\\d{2}(?!\\d)", 0, "12 345 67", "1234");
        all("(?<=\\$)\\d+", 0, "cost $15 or 20", "15");
        all("a*+a", 0, "aaa", "b");
        all("(?>a|ab)c", 0, "abc", "ac");
        all("(a|b)+", 0, "abab", "ba");
        all("((\\d+),?)+", 0, "1,22,333", "7");
        all("[\\W_]+", 0, "a_b-c", "abc");
        all("[^\\s\\d]+", 0, "ab 12 c3", "1 2");
        all("\\p{Upper}\\p{Lower}*", 0, "Hello World", "abc");
        all("\\p{Punct}", 0, "a.b!c", "abc");
        all("[a-f]+", Pattern.CASE_INSENSITIVE, "DeadBeef", "xyz");
        all("\\x41\\u0042", 0, "AB", "ab");
        System.out.println("John Smith".replaceAll("(?<first>\\w+) (?<last>\\w+)", "${last}, ${first}"));
        System.out.println(String.join("|", "aXbxc".split("(?i)x")));
        System.out.println(String.join("|", "CamelCaseText".split("(?=\\p{Upper})")));
        System.out.println("a1b22".replaceAll("(?<=\\d)(?=[a-z])", "-"));
        System.out.println(Pattern.compile("(?i)a").flags() + " " + Pattern.compile("a", Pattern.MULTILINE).flags());
        Matcher named = Pattern.compile("(?<n>a)(b)?").matcher("a");
        System.out.println(named.matches() + " " + named.group("n") + " " + named.start("n") + " " + named.group(2) + " " + named.end("n"));
        try {
            named.group("m");
        } catch (IllegalArgumentException problem) {
            System.out.println(problem.getMessage());
        }
    }
}
