// Reads the part of the syntax of java.util.regex.Pattern that Regex runs exactly: single characters, escapes, classes
// without set operations, groups, alternatives, greedy and lazy quantifiers, ^ and $. Everything else, wrong patterns
// included, makes `parse` return null.
package ooxide;

final class RegexParser {
    private static final int COPIES = 64;

    private final String pattern;
    private int at;
    private boolean refused;
    int groups;
    // True when some group stands under a quantifier: what it holds afterwards is not modelled.
    boolean repeatedGroup;

    RegexParser(String pattern) {
        this.pattern = pattern;
    }

    RegexNode parse() {
        RegexNode result = choice();
        return refused || at < pattern.length() ? null : result;
    }

    private char next() {
        return at < pattern.length() ? pattern.charAt(at) : '\0';
    }

    private boolean more() {
        return at < pattern.length() && !refused;
    }

    private RegexNode refuse() {
        refused = true;
        return new RegexNode(RegexNode.EMPTY);
    }

    private RegexNode choice() {
        RegexNode result = sequence();
        if (more() && next() == '|') {
            at++;
            result = new RegexNode(RegexNode.CHOICE, result, choice());
        }
        return result;
    }

    private RegexNode sequence() {
        RegexNode result = new RegexNode(RegexNode.EMPTY);
        while (more() && next() != '|' && next() != ')') {
            RegexNode item = quantified(atom());
            result = result.kind == RegexNode.EMPTY ? item : new RegexNode(RegexNode.SEQUENCE, result, item);
        }
        return result;
    }

    private RegexNode atom() {
        char c = next();
        at++;
        switch (c) {
            case '(':
                return group();
            case '[':
                return bracket();
            case '.':
                return set("\n\n\r\r\u0085\u0085\u2028\u2029", true);
            case '^':
                return new RegexNode(RegexNode.BEGIN);
            case '$':
                return new RegexNode(RegexNode.END);
            case '\\':
                return escape();
            case '*':
            case '+':
            case '?':
            case '{':
                return refuse();
            default:
                return one(c);
        }
    }

    private RegexNode one(char c) {
        if (Character.isSurrogate(c)) {
            return refuse();
        }
        char[] range = new char[2];
        range[0] = c;
        range[1] = c;
        RegexNode result = new RegexNode(RegexNode.SET);
        result.ranges = range;
        return result;
    }

    private static RegexNode set(String ranges, boolean negated) {
        RegexNode result = new RegexNode(RegexNode.SET);
        result.ranges = ranges.toCharArray();
        result.negated = negated;
        return result;
    }

    private RegexNode group() {
        RegexNode result = new RegexNode(RegexNode.GROUP);
        boolean captures = true;
        if (next() == '?') {
            if (!pattern.startsWith("?:", at)) {
                return refuse();
            }
            at += 2;
            captures = false;
        } else {
            groups++;
            result.least = groups;
        }
        RegexNode body = choice();
        if (next() != ')') {
            return refuse();
        }
        at++;
        result.first = body;
        return captures ? result : body;
    }

    // The ranges of \d, \s and \w, of a control escape, or of the character itself; null for what is refused.
    private String escapedRanges(char c) {
        switch (c) {
            case 'd':
            case 'D':
                return "09";
            case 's':
            case 'S':
                return "\t\r  ";
            case 'w':
            case 'W':
                return "azAZ__09";
            case 't':
                return "\t\t";
            case 'n':
                return "\n\n";
            case 'r':
                return "\r\r";
            case 'f':
                return "\f\f";
            default:
                boolean word = c >= 'a' & c <= 'z' | c >= 'A' & c <= 'Z' | c >= '0' & c <= '9';
                return word || Character.isSurrogate(c) ? null : String.valueOf(c).repeat(2);
        }
    }

    private static boolean negates(char c) {
        return c == 'D' | c == 'S' | c == 'W';
    }

    private RegexNode escape() {
        if (!more()) {
            return refuse();
        }
        char c = next();
        at++;
        if (c == 'Q') {
            return quoted();
        }
        String ranges = escapedRanges(c);
        return ranges == null ? refuse() : set(ranges, negates(c));
    }

    // A quantifier after a quoted text belongs to its last character only, so such a pattern is refused.
    private RegexNode quoted() {
        int end = pattern.indexOf("\\E", at);
        int stop = end < 0 ? pattern.length() : end;
        RegexNode result = new RegexNode(RegexNode.EMPTY);
        while (at < stop) {
            result = new RegexNode(RegexNode.SEQUENCE, result, one(next()));
            at++;
        }
        at = end < 0 ? stop : end + 2;
        return quantifierFollows() ? refuse() : result;
    }

    private RegexNode bracket() {
        boolean negated = next() == '^';
        if (negated) {
            at++;
        }
        StringBuilder ranges = new StringBuilder();
        if (next() == ']') {
            return refuse();
        }
        while (more() && next() != ']') {
            char low = next();
            at++;
            if (low == '[' || low == '&' && next() == '&' || Character.isSurrogate(low)) {
                return refuse();
            }
            if (low == '\\') {
                char escaped = next();
                String some = more() ? escapedRanges(escaped) : null;
                if (some == null || negates(escaped)) {
                    return refuse();
                }
                at++;
                if (some.length() > 2 || some.charAt(0) != some.charAt(1)) {
                    ranges.append(some);
                    continue;
                }
                low = some.charAt(0);
            }
            char high = low;
            if (next() == '-' && at + 1 < pattern.length() && pattern.charAt(at + 1) != ']') {
                high = pattern.charAt(at + 1);
                at += 2;
                if (high < low || high == '\\' || high == '[' || Character.isSurrogate(high)) {
                    return refuse();
                }
            }
            ranges.append(low).append(high);
        }
        if (!more()) {
            return refuse();
        }
        at++;
        return set(ranges.toString(), negated);
    }

    private boolean quantifierFollows() {
        char c = next();
        return c == '*' | c == '+' | c == '?' | c == '{';
    }

    private RegexNode quantified(RegexNode body) {
        if (!more() || !quantifierFollows()) {
            return body;
        }
        RegexNode result = new RegexNode(RegexNode.REPEAT);
        result.first = body;
        char c = next();
        at++;
        if (c == '{') {
            if (!counts(result)) {
                return refuse();
            }
        } else {
            result.least = c == '+' ? 1 : 0;
            result.most = c == '?' ? 1 : -1;
        }
        if (next() == '?') {
            result.lazy = true;
            at++;
        }
        // A second quantifier is possessive or wrong; a body that can be empty would repeat for ever.
        if (quantifierFollows() || body.canBeEmpty()) {
            return refuse();
        }
        repeatedGroup = repeatedGroup | body.hasGroup();
        return result;
    }

    private boolean counts(RegexNode repeat) {
        repeat.least = number();
        repeat.most = repeat.least;
        if (next() == ',') {
            at++;
            repeat.most = next() == '}' ? -1 : number();
        }
        boolean closed = next() == '}';
        at++;
        boolean ordered = repeat.most == -1 || repeat.most >= repeat.least;
        return closed && ordered && repeat.least >= 0 && repeat.most >= -1;
    }

    // -2 when there is none, or one too great to be unrolled.
    private int number() {
        int from = at;
        int result = 0;
        while (next() >= '0' && next() <= '9' && result <= COPIES) {
            result = 10 * result + next() - '0';
            at++;
        }
        return at == from || result > COPIES ? -2 : result;
    }
}
