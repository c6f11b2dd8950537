package java.time.format;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.temporal.ChronoField;

/** Reads a text by a pattern. Positions that are negative are those of what is wrong, complemented. */
final class PatternParser {
    private final String pattern;
    private final boolean ignoresCase;
    private final String text;
    private int at;

    PatternParser(String pattern, boolean ignoresCase, String text) {
        this.pattern = pattern;
        this.ignoresCase = ignoresCase;
        this.text = text;
    }

    int parse(Parsed parsed) {
        if (pattern.equals("#I")) {
            return instant(parsed);
        }
        return section(parsed, 0);
    }

    /** Reads by the pattern up to its end or the bracket that ends the section. */
    private int section(Parsed parsed, int from) {
        int next = from;
        while (at < pattern.length()) {
            char c = pattern.charAt(at);
            if (c == ']') {
                at++;
                return next;
            }
            if (c == '[') {
                at++;
                if (next < 0) {
                    section(parsed, next);
                } else {
                    Parsed attempt = new Parsed(parsed);
                    int end = section(attempt, next);
                    if (end >= 0) {
                        parsed.take(attempt);
                        next = end;
                    }
                }
            } else if (c == '\'') {
                int end = PatternCheck.afterQuoted(pattern, at);
                next = next < 0 ? next : literal(PatternPrinter.quoted(pattern, at, end), next);
                at = end;
            } else if (PatternCheck.isLetter(c)) {
                int count = PatternCheck.count(pattern, at);
                next = next < 0 ? next : letter(parsed, c, count, next);
                at += count;
            } else if (c == '#') {
                next = next < 0 ? next : special(parsed, pattern.charAt(at + 1), next);
                at += 2;
            } else {
                next = next < 0 ? next : literal(String.valueOf(c), next);
                at++;
            }
        }
        return next;
    }

    private int literal(String wanted, int from) {
        return text.regionMatches(ignoresCase, from, wanted, 0, wanted.length()) ? from + wanted.length() : ~from;
    }

    private int letter(Parsed parsed, char c, int count, int from) {
        ChronoField field = PatternField.field(c);
        if (PatternCheck.isText(c, count)) {
            return word(parsed, c, count, field, from);
        }
        if (c == 'S') {
            return fraction(parsed, count, from);
        }
        boolean isFixed = PatternField.isFixed(c, count);
        // digits that those behind need, unless this one belongs to a row itself
        int reserved = isFixed && isInRow() ? 0 : reserved(at + count);
        int most = PatternField.most(c, count);
        return number(parsed, field, from, count, most, isFixed, PatternField.exceedsPad(c, count), reserved,
                PatternField.isReduced(c, count));
    }

    /** Whether a number stands directly before. */
    private boolean isInRow() {
        return at > 0 && isNumber(pattern.charAt(at - 1));
    }

    private static boolean isNumber(char c) {
        return PatternCheck.isLetter(c) && c != 'a' && c != 'E';
    }

    /** How many digits the numbers of fixed width have that stand from here on without anything between them. */
    private int reserved(int from) {
        int sum = 0;
        int next = from;
        while (next < pattern.length() && isNumber(pattern.charAt(next))) {
            char c = pattern.charAt(next);
            int count = PatternCheck.count(pattern, next);
            if (PatternCheck.isText(c, count) || !(PatternField.isFixed(c, count) || c == 'S')) {
                break;
            }
            sum += count;
            next += count;
        }
        return sum;
    }

    private int number(Parsed parsed, ChronoField field, int from, int least, int most, boolean isUnsigned, boolean exceedsPad,
            int reserved, boolean isReduced) {
        int start = from;
        if (start == text.length()) {
            return ~start;
        }
        char sign = text.charAt(start);
        if (sign == '+' && !exceedsPad || sign == '-' && isUnsigned) {
            return ~start;
        }
        boolean isSigned = sign == '+' || sign == '-';
        if (isSigned) {
            start++;
        }
        if (start + least > text.length()) {
            return ~start;
        }
        int end = start;
        while (end < text.length() && end - start < most + reserved && isDigit(text.charAt(end))) {
            end++;
        }
        if (reserved > 0) {
            end = start + Math.max(least, end - start - reserved);
            end = Math.min(end, start + most);
        }
        if (end - start < least || !areDigits(start, end)) {
            return ~start;
        }
        if (end - start > 18) {
            throw new ArithmeticException("a number of " + (end - start) + " digits in a date");
        }
        long value = 0;
        for (int index = start; index < end; index++) {
            value = value * 10 + (text.charAt(index) - '0');
        }
        if (sign == '-') {
            if (value == 0) {
                return ~(start - 1);
            }
            value = -value;
        } else if (exceedsPad) {
            if (isSigned && end - start <= least) {
                return ~(start - 1);
            }
            if (!isSigned && end - start > least) {
                return ~start;
            }
        }
        return parsed.put(field, isReduced ? 2000 + value : value) ? end : ~start;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private boolean areDigits(int from, int to) {
        for (int index = from; index < to; index++) {
            if (index >= text.length() || !isDigit(text.charAt(index))) {
                return false;
            }
        }
        return true;
    }

    /** So many digits behind a point that was read. */
    private int fraction(Parsed parsed, int count, int from) {
        if (from + count > text.length() || !areDigits(from, from + count)) {
            return ~from;
        }
        return parsed.put(ChronoField.NANO_OF_SECOND, nanos(from, from + count)) ? from + count : ~from;
    }

    private long nanos(int from, int to) {
        long nanos = 0;
        for (int index = 0; index < 9; index++) {
            nanos = nanos * 10 + (from + index < to ? text.charAt(from + index) - '0' : 0);
        }
        return nanos;
    }

    /** A word of English, the longest first. */
    private int word(Parsed parsed, char c, int count, ChronoField field, int from) {
        int least = c == 'a' ? 0 : 1;
        int most = c == 'a' ? 1 : c == 'M' ? 12 : 7;
        int best = -1;
        int length = 0;
        for (int value = least; value <= most; value++) {
            String word = PatternField.word(c, count, value);
            if (word.length() > length && text.startsWith(word, from)) {
                best = value;
                length = word.length();
            }
        }
        return best >= 0 && parsed.put(field, best) ? from + length : ~from;
    }

    private int special(Parsed parsed, char what, int from) {
        switch (what) {
            case 'Y':
                return number(parsed, ChronoField.YEAR, from, 4, 10, false, true, 0, false);
            case 'F':
                return optionalFraction(parsed, from);
            case 'Z':
                return region(parsed, from);
            default:
                return offset(parsed, from, what == 'L');
        }
    }

    private int optionalFraction(Parsed parsed, int from) {
        if (from == text.length() || text.charAt(from) != '.') {
            return from;
        }
        int end = from + 1;
        while (end < text.length() && end < from + 10 && isDigit(text.charAt(end))) {
            end++;
        }
        parsed.put(ChronoField.NANO_OF_SECOND, nanos(from + 1, end));
        return end;
    }

    /** Hours and minutes with a colon, and seconds; or Z. A lenient one may end after the hours. */
    private int offset(Parsed parsed, int from, boolean isLenient) {
        if (from < text.length() && (text.charAt(from) == 'Z' || ignoresCase && text.charAt(from) == 'z')) {
            return parsed.put(ChronoField.OFFSET_SECONDS, 0) ? from + 1 : ~from;
        }
        if (from == text.length() || text.charAt(from) != '+' && text.charAt(from) != '-') {
            return ~from;
        }
        int next = from + 1;
        int[] parts = new int[3];
        int found = 0;
        while (found < 3) {
            int start = next;
            if (found > 0) {
                if (start >= text.length() || text.charAt(start) != ':') {
                    break;
                }
                start++;
            }
            if (start + 2 > text.length() || !areDigits(start, start + 2)) {
                break;
            }
            int value = (text.charAt(start) - '0') * 10 + (text.charAt(start + 1) - '0');
            if (found > 0 && value > 59) {
                break;
            }
            parts[found] = value;
            found++;
            next = start + 2;
        }
        if (found == 0 || found == 1 && !isLenient || parts[0] > 18) {
            return ~from;
        }
        int seconds = parts[0] * 3600 + parts[1] * 60 + parts[2];
        return parsed.put(ChronoField.OFFSET_SECONDS, text.charAt(from) == '-' ? -seconds : seconds) ? next : ~from;
    }

    /** The name of a region, up to a bracket. */
    private int region(Parsed parsed, int from) {
        int end = from;
        while (end < text.length() && text.charAt(end) != ']') {
            end++;
        }
        try {
            parsed.zone = ZoneId.of(text.substring(from, end));
            return end;
        } catch (DateTimeException problem) {
            return ~from;
        }
    }

    /** A date and time with seconds and an offset, of which an instant is made at once. */
    private int instant(Parsed parsed) {
        Parsed parts = new Parsed();
        PatternParser inner = new PatternParser("#Y-MM-dd'T'HH:mm:ss#F#O", true, text);
        int end = inner.parse(parts);
        if (end < 0) {
            return end;
        }
        try {
            parsed.put(ChronoField.INSTANT_SECONDS, parts.instantSeconds());
            parsed.put(ChronoField.NANO_OF_SECOND, parts.getLong(ChronoField.NANO_OF_SECOND));
            return end;
        } catch (RuntimeException problem) {
            return ~0;
        }
    }
}
