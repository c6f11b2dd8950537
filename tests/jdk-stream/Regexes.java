import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Random patterns, of the kind that the models run, and random calls of a matcher: each line tells the pattern, the
 * text and what every call gave. Arguments: seed, count.
 */
public class Regexes {
    private final Random random;
    private final StringBuilder line = new StringBuilder();
    // after an attempt that failed the models leave open where the next search begins
    private boolean failed;
    private int groups;

    Regexes(long seed) {
        random = new Random(seed);
    }

    public static void main(String[] args) {
        long seed = Long.parseLong(args[0]);
        int count = Integer.parseInt(args[1]);
        for (int i = 0; i < count; i++) {
            System.out.println(new Regexes(seed * 1_000_003L + i).line());
        }
    }

    private int below(int n) {
        return random.nextInt(n);
    }

    private String pattern(int depth) {
        StringBuilder pattern = new StringBuilder();
        for (int i = below(4); i >= 0; i--) {
            pattern.append(item(depth));
        }
        if (depth > 0 && below(4) == 0) {
            pattern.append('|').append(below(4) == 0 ? "" : pattern(depth - 1));
        }
        return pattern.toString();
    }

    // a quantifier stands only behind what cannot be empty and holds no group
    private String item(int depth) {
        switch (below(depth > 0 ? 20 : 10)) {
            case 0: return "[ab]" + quantifier();
            case 1: return "." + quantifier();
            case 2: return "\\d" + quantifier();
            case 3: return "[^a]" + quantifier();
            case 4: return "(?:ab|b)" + quantifier();
            case 5: return "a" + quantifier();
            case 6: return "[\\s\\D]" + quantifier();
            case 7: return new String[] {"\\p{Alpha}", "\\x61", "[^\\W1]", "\\H", "\\v", "[A-Fb]"}[below(6)] + quantifier();
            case 8: return new String[] {"\\b", "\\B", "\\A", "\\z", "\\Z"}[below(5)];
            case 9: return groups == 0 ? "B" : "\\" + (1 + below(groups));
            case 10: return "(" + numbered() + pattern(depth - 1) + ")";
            case 11: return below(2) == 0 ? "^" : "$";
            case 12: return "(?=" + pattern(0) + ")";
            case 13: return "(?!" + pattern(0) + ")";
            case 14: return "(?>" + pattern(0) + ")";
            case 15: return new String[] {"(?<=a)", "(?<!b)", "(?<=a|ab)", "(?<!(?:ab|b)[ab])"}[below(4)];
            case 16: return new String[] {"(?i)", "(?s)", "(?m)", "(?-i)", "(?im-s)"}[below(5)];
            case 17: return "(?i:" + pattern(depth - 1) + ")";
            case 18: return "(?<n" + (groups + 1) + ">" + numbered() + pattern(depth - 1) + ")";
            default:
                int kind = below(5);
                return kind == 0 ? "(" + numbered() + "a)" + loop()
                    : kind == 1 ? "(" + numbered() + "ab|a)" + loop()
                    : kind == 2 ? "(?:(" + numbered() + "a)|b)" + loop()
                    : kind == 3 ? "(" + numbered() + "(" + numbered() + "a|b)b?)" + loop()
                    : "(" + numbered() + "a" + quantifier() + ")";
        }
    }

    // counts a group that begins
    private String numbered() {
        groups++;
        return "";
    }

    private String quantifier() {
        String[] all = {"", "", "", "*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "{1,}", "++", "*+", "?+", "{1,2}+"};
        return all[below(all.length)];
    }

    // groups do not stand under a possessive quantifier
    private String loop() {
        String quantifier = quantifier();
        return quantifier.length() > 1 && quantifier.endsWith("+") ? "+" : quantifier;
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int i = below(8); i > 0; i--) {
            text.append("aabbAB1\n\r ".charAt(below(10)));
        }
        return text.toString();
    }

    private String line() {
        boolean literal = below(15) == 0;
        Pattern pattern = literal ? Pattern.compile(pattern(1), Pattern.LITERAL) : Pattern.compile(pattern(2), new int[] {0, 0, 0, Pattern.CASE_INSENSITIVE, Pattern.MULTILINE, Pattern.DOTALL | Pattern.CASE_INSENSITIVE}[below(6)]);
        Matcher matcher = pattern.matcher(text());
        line.append(pattern).append(' ');
        for (int i = below(6); i >= 0; i--) {
            try {
                line.append(" ; ").append(call(pattern, matcher));
            } catch (RuntimeException e) {
                line.append(e.getClass().getSimpleName()).append(": ").append(e.getMessage());
            }
        }
        return line.toString().replace("\n", "\\n");
    }

    private static String show(MatchResult match) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i <= match.groupCount(); i++) {
            text.append(match.group(i)).append('@').append(match.start(i)).append('-').append(match.end(i)).append(' ');
        }
        return text.toString();
    }

    private boolean attempt(boolean success) {
        failed = !success;
        return success;
    }

    private Object call(Pattern pattern, Matcher matcher) {
        int a = below(7);
        if (failed) {
            matcher.reset();
            failed = false;
        }
        switch (below(21)) {
            case 0: case 1: return "matches " + attempt(matcher.matches());
            case 2: return "lookingAt " + attempt(matcher.lookingAt());
            case 3: case 4: case 5: case 6: return "find " + attempt(matcher.find()) + " " + show(matcher);
            case 7: return "find " + a + " " + attempt(matcher.find(a));
            case 8: return "group " + matcher.group();
            case 9: return "group " + a + " " + matcher.group(a) + matcher.group("n" + a);
            case 10: return "at " + matcher.start() + "-" + matcher.end();
            case 11: failed = true; return "replaceAll " + matcher.replaceAll("<$0>");
            case 12: failed = true; return "replaceFirst " + matcher.replaceFirst("\\$" + Matcher.quoteReplacement("$\\"));
            case 13: failed = true; return "replaceAll " + matcher.replaceAll(m -> "<" + m.group().length() + ">");
            case 14: return "split " + String.join("/", pattern.split(text(), below(5) - 1));
            case 15: return "region " + matcher.region(below(4), below(6));
            case 16: return "reset " + matcher.reset(text());
            case 17: failed = true; return "results " + matcher.results().map(Regexes::show).collect(Collectors.toList());
            case 18: {
                StringBuilder out = new StringBuilder();
                matcher.appendReplacement(out, "$" + below(3));
                return "append " + matcher.appendTail(out);
            }
            case 19: {
                MatchResult result = matcher.toMatchResult();
                matcher.reset();
                return "result " + show(result) + pattern.flags();
            }
            default: return "predicate " + pattern.asPredicate().test(text()) + pattern.asMatchPredicate().test(text())
                + matcher + matcher.groupCount();
        }
    }
}
