// Reads the part of the syntax of java.util.regex.Pattern that Regex runs exactly: single characters, escapes, classes
// without set operations, groups with numbers and names, references to them, alternatives, quantifiers, anchors, parts that
// must precede or follow, and the flags i, m and s. Everything else, wrong patterns included, makes `parse` return null.
package ooxide;

final class RegexParser {
    private static final int COPIES = 64;
    private static final int IGNORE_CASE = 0x02;
    private static final int MULTILINE = 0x08;
    private static final int DOT_ALL = 0x20;

    private final String pattern;
    private int at;
    private boolean refused;
    int groups;
    // The names of groups, by their numbers; null for those without one.
    String[] names = new String[8];
    // The flags at this place, as java.util.regex.Pattern numbers them; what stays at the end is that of the pattern.
    int flags;

    RegexParser(String pattern, int flags) {
        this.pattern = pattern;
        this.flags = flags;
    }

    private boolean has(int flag) {
        return (flags & flag) != 0;
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
                return set(has(DOT_ALL) ? "" : "\n\n\r\r\u0085\u0085\u2028\u2029", true);
            case '^':
                return new RegexNode(has(MULTILINE) ? RegexNode.LINE_BEGIN : RegexNode.BEGIN);
            case '$':
                return new RegexNode(has(MULTILINE) ? RegexNode.LINE_END : RegexNode.END);
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
        return set(cased(String.valueOf(c).repeat(2)), false);
    }

    // Ranges with the letters of the other case, of ASCII, where case is ignored.
    private String cased(String ranges) {
        if (!has(IGNORE_CASE)) {
            return ranges;
        }
        StringBuilder more = new StringBuilder(ranges);
        for (int i = 0; i < ranges.length(); i += 2) {
            overlap(more, ranges.charAt(i), ranges.charAt(i + 1), 'a', -32);
            overlap(more, ranges.charAt(i), ranges.charAt(i + 1), 'A', 32);
        }
        return more.toString();
    }

    private static void overlap(StringBuilder more, char low, char high, char first, int shift) {
        int from = Math.max(low, first);
        int to = Math.min(high, first + 25);
        if (from <= to) {
            more.append((char) (from + shift)).append((char) (to + shift));
        }
    }

    private static RegexNode set(String ranges, boolean negated) {
        RegexNode result = new RegexNode(RegexNode.SET);
        result.ranges = ranges.toCharArray();
        result.negated = negated;
        return result;
    }

    private RegexNode group() {
        int outer = flags;
        RegexNode result = new RegexNode(RegexNode.GROUP);
        boolean captures = false;
        if (next() != '?') {
            captures = true;
        } else if (pattern.startsWith("?:", at)) {
            at += 2;
        } else if (pattern.startsWith("?=", at) || pattern.startsWith("?!", at)) {
            result = new RegexNode(RegexNode.AHEAD);
            result.negated = pattern.charAt(at + 1) == '!';
            at += 2;
        } else if (pattern.startsWith("?<=", at) || pattern.startsWith("?<!", at)) {
            result = new RegexNode(RegexNode.BEHIND);
            result.negated = pattern.charAt(at + 2) == '!';
            at += 3;
        } else if (pattern.startsWith("?>", at)) {
            result = new RegexNode(RegexNode.ATOMIC);
            at += 2;
        } else if (pattern.startsWith("?<", at)) {
            at += 2;
            String name = name();
            if (name == null || numberOf(name) > 0) {
                return refuse();
            }
            captures = true;
            put(groups + 1, name);
        } else {
            at++;
            if (!newFlags()) {
                return refuse();
            }
            if (next() == ')') {
                // for the rest of the group around it
                at++;
                return new RegexNode(RegexNode.EMPTY);
            }
            at++;
        }
        if (captures) {
            groups++;
            result.least = groups;
        }
        RegexNode body = choice();
        if (next() != ')') {
            return refuse();
        }
        at++;
        flags = outer;
        result.first = body;
        // the JDK forgets to take back what groups hold in a part on its own
        if (result.kind != RegexNode.GROUP && body.hasGroup()) {
            return refuse();
        }
        if (result.kind == RegexNode.BEHIND) {
            result.least = body.leastLength();
            result.most = body.mostLength();
            if (result.most < 0) {
                return refuse();
            }
        }
        return captures || result.kind != RegexNode.GROUP ? result : body;
    }

    // Letters up to a colon or the end of the group; false for those that are not modelled.
    private boolean newFlags() {
        boolean on = true;
        while (more() && next() != ')' && next() != ':') {
            char c = next();
            at++;
            int flag = c == 'i' ? IGNORE_CASE : c == 'm' ? MULTILINE : c == 's' ? DOT_ALL : 0;
            if (c == '-' && on) {
                on = false;
            } else if (flag == 0) {
                return false;
            } else {
                flags = on ? flags | flag : flags & ~flag;
            }
        }
        return more();
    }

    // A name and the bracket behind it; null where it is none.
    private String name() {
        int from = at;
        while (more() && next() != '>') {
            char c = next();
            boolean letter = c >= 'a' & c <= 'z' | c >= 'A' & c <= 'Z';
            if (!letter && !(c >= '0' & c <= '9' & at > from)) {
                return null;
            }
            at++;
        }
        if (!more() || at == from) {
            return null;
        }
        at++;
        return pattern.substring(from, at - 1);
    }

    private void put(int group, String name) {
        if (group >= names.length) {
            String[] more = new String[2 * group];
            for (int i = 0; i < names.length; i++) {
                more[i] = names[i];
            }
            names = more;
        }
        names[group] = name;
    }

    private int numberOf(String name) {
        for (int i = 0; i < names.length; i++) {
            if (name.equals(names[i])) {
                return i;
            }
        }
        return -1;
    }

    private RegexNode same(int group) {
        if (group < 1 || group > groups) {
            return refuse();
        }
        RegexNode result = new RegexNode(RegexNode.SAME);
        result.least = group;
        result.negated = has(IGNORE_CASE);
        return result;
    }

    // As many digits as there are groups for; the first was read.
    private RegexNode reference(int first) {
        int group = first;
        while (next() >= '0' && next() <= '9' && 10 * group + next() - '0' <= groups) {
            group = 10 * group + next() - '0';
            at++;
        }
        return same(group);
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
            case 'a':
                return "\u0007\u0007";
            case 'e':
                return "\u001b\u001b";
            case 'h':
            case 'H':
                return "  \t\t\u00a0\u00a0\u1680\u1680\u180e\u180e\u2000\u200a\u202f\u202f\u205f\u205f\u3000\u3000";
            case 'v':
            case 'V':
                return "\n\r\u0085\u0085\u2028\u2029";
            case 'x':
                return coded(2);
            case 'u':
                return coded(4);
            case 'p':
            case 'P':
                return property();
            default:
                boolean word = c >= 'a' & c <= 'z' | c >= 'A' & c <= 'Z' | c >= '0' & c <= '9';
                return word || Character.isSurrogate(c) ? null : String.valueOf(c).repeat(2);
        }
    }

    // A character by its hexadecimal digits; the place is behind the letter, or before it in a bracket.
    private String coded(int digits) {
        int from = at;
        int code = 0;
        for (int i = 0; i < digits; i++) {
            int digit = from + i < pattern.length() ? Character.digit(pattern.charAt(from + i), 16) : -1;
            if (digit < 0) {
                return null;
            }
            code = 16 * code + digit;
        }
        at += digits;
        return Character.isSurrogate((char) code) ? null : String.valueOf((char) code).repeat(2);
    }

    // The classes of POSIX, for ASCII.
    private String property() {
        int end = pattern.indexOf('}', at);
        if (next() != '{' || end < 0) {
            return null;
        }
        String name = pattern.substring(at + 1, end);
        at = end + 1;
        switch (name) {
            case "Lower":
                return has(IGNORE_CASE) ? null : "az";
            case "Upper":
                return has(IGNORE_CASE) ? null : "AZ";
            case "ASCII":
                return "\0\u007f";
            case "Alpha":
                return "azAZ";
            case "Digit":
                return "09";
            case "Alnum":
                return "azAZ09";
            case "Punct":
                return "!/:@[`{~";
            case "Graph":
                return "!~";
            case "Print":
                return " ~";
            case "Blank":
                return "  \t\t";
            case "Cntrl":
                return "\0\u001f\u007f\u007f";
            case "XDigit":
                return "09afAF";
            case "Space":
                return "\t\r  ";
            default:
                return null;
        }
    }

    private static boolean negates(char c) {
        return c == 'D' | c == 'S' | c == 'W' | c == 'H' | c == 'V' | c == 'P';
    }

    // Whether an escape is one character, which may begin a range.
    private static boolean isOne(String ranges) {
        return ranges.length() == 2 && ranges.charAt(0) == ranges.charAt(1);
    }

    // What lies outside of ranges, among characters of one unit.
    private static String outside(String ranges) {
        StringBuilder result = new StringBuilder();
        int from = 0;
        while (from <= 0xffff) {
            int next = 0x10000;
            int after = from;
            for (int i = 0; i < ranges.length(); i += 2) {
                if (ranges.charAt(i) <= from && from <= ranges.charAt(i + 1)) {
                    after = Math.max(after, ranges.charAt(i + 1) + 1);
                } else if (ranges.charAt(i) > from) {
                    next = Math.min(next, ranges.charAt(i));
                }
            }
            if (after > from) {
                from = after;
            } else {
                result.append((char) from).append((char) (next - 1));
                from = next;
            }
        }
        return result.toString();
    }

    private RegexNode escape() {
        if (!more()) {
            return refuse();
        }
        char c = next();
        at++;
        switch (c) {
            case 'Q':
                return quoted();
            case 'A':
                return new RegexNode(RegexNode.BEGIN);
            case 'Z':
                return new RegexNode(RegexNode.END);
            case 'z':
                return new RegexNode(RegexNode.LAST);
            case 'b':
            case 'B':
                RegexNode boundary = new RegexNode(RegexNode.BOUNDARY);
                boundary.negated = c == 'B';
                return next() == '{' ? refuse() : boundary;
            case 'k':
                String name = next() == '<' ? nameBehind() : null;
                return name == null ? refuse() : same(numberOf(name));
            default:
                break;
        }
        if (c >= '1' && c <= '9') {
            return reference(c - '0');
        }
        String ranges = escapedRanges(c);
        if (ranges == null) {
            return refuse();
        }
        return set(isOne(ranges) ? cased(ranges) : ranges, negates(c));
    }

    private String nameBehind() {
        at++;
        return name();
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
        StringBuilder whole = new StringBuilder();
        boolean supplementary = false;
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
                at++;
                String some = at <= pattern.length() ? escapedRanges(escaped) : null;
                if (some == null) {
                    return refuse();
                }
                if (negates(escaped)) {
                    whole.append(outside(some));
                    supplementary = true;
                    continue;
                }
                if (!isOne(some)) {
                    whole.append(some);
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
        RegexNode result = set(cased(ranges.toString()) + whole, negated);
        result.supplementary = supplementary;
        return result;
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
        boolean possessive = next() == '+';
        if (next() == '?' || possessive) {
            result.lazy = !possessive;
            at++;
        }
        // A second quantifier is wrong; a body that can be empty would repeat for ever.
        if (quantifierFollows() || body.canBeEmpty() || possessive && body.hasGroup()) {
            return refuse();
        }
        return possessive ? new RegexNode(RegexNode.ATOMIC, result, null) : result;
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
