package java.time.format;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;

/** Prints by a pattern. */
final class PatternPrinter {
    private final String pattern;
    private int at;

    PatternPrinter(String pattern) {
        this.pattern = pattern;
    }

    String print(TemporalAccessor temporal) {
        StringBuilder text = new StringBuilder();
        section(text, temporal, false);
        return text.toString();
    }

    /** Prints up to the end or the bracket that ends the section; false where a part of an optional one is missing. */
    private boolean section(StringBuilder text, TemporalAccessor temporal, boolean isOptional) {
        boolean isThere = true;
        while (at < pattern.length()) {
            char c = pattern.charAt(at);
            if (c == ']') {
                at++;
                return isThere;
            }
            if (c == '[') {
                at++;
                int length = text.length();
                if (!section(text, temporal, true)) {
                    text.setLength(length);
                }
            } else if (c == '\'') {
                int end = PatternCheck.afterQuoted(pattern, at);
                text.append(quoted(pattern, at, end));
                at = end;
            } else if (isThere && (PatternCheck.isLetter(c) || c == '#')) {
                try {
                    isThere = part(text, temporal, c);
                } catch (DateTimeException problem) {
                    if (!isOptional) {
                        throw problem;
                    }
                    isThere = false;
                }
                if (!isThere && !isOptional) {
                    throw new DateTimeException("Unable to extract ZoneId from temporal " + temporal);
                }
                at += length(c);
            } else if (PatternCheck.isLetter(c) || c == '#') {
                at += length(c);
            } else {
                text.append(c);
                at++;
            }
        }
        return isThere;
    }

    static String quoted(String pattern, int at, int end) {
        return end == at + 2 ? "'" : pattern.substring(at + 1, end - 1).replace("''", "'");
    }

    private int length(char c) {
        return c == '#' ? 2 : PatternCheck.count(pattern, at);
    }

    /** Prints one part; false where it is not there. */
    private boolean part(StringBuilder text, TemporalAccessor temporal, char c) {
        if (c == '#') {
            return special(text, temporal, pattern.charAt(at + 1));
        }
        int count = PatternCheck.count(pattern, at);
        ChronoField field = PatternField.field(c);
        long value = temporal.getLong(field);
        if (PatternCheck.isText(c, count)) {
            text.append(PatternField.word(c, count, (int) value));
        } else if (c == 'S') {
            digits(text, value, 9, count);
        } else if (PatternField.isReduced(c, count)) {
            digits(text, Math.abs(value) % 100, 2, 2);
        } else {
            number(text, field, value, count, PatternField.most(c, count), PatternField.isFixed(c, count),
                    PatternField.exceedsPad(c, count));
        }
        return true;
    }

    private static void number(StringBuilder text, ChronoField field, long value, int least, int most, boolean isUnsigned,
            boolean exceedsPad) {
        String digits = value == Long.MIN_VALUE ? "9223372036854775808" : Long.toString(Math.abs(value));
        if (digits.length() > most) {
            throw new DateTimeException("Field " + field + " cannot be printed as the value " + value
                    + " exceeds the maximum print width of " + most);
        }
        if (value < 0) {
            if (isUnsigned) {
                throw new DateTimeException("Field " + field + " cannot be printed as the value " + value
                        + " cannot be negative according to the SignStyle");
            }
            text.append('-');
        } else if (exceedsPad && digits.length() > least) {
            text.append('+');
        }
        for (int index = digits.length(); index < least; index++) {
            text.append('0');
        }
        text.append(digits);
    }

    /** The first of so many digits. */
    private static void digits(StringBuilder text, long value, int length, int shown) {
        long unit = 1;
        for (int index = 1; index < length; index++) {
            unit *= 10;
        }
        for (int index = 0; index < shown; index++) {
            text.append((char) ('0' + value / unit % 10));
            unit /= 10;
        }
    }

    private boolean special(StringBuilder text, TemporalAccessor temporal, char what) {
        switch (what) {
            case 'Y':
                number(text, ChronoField.YEAR, temporal.getLong(ChronoField.YEAR), 4, 10, false, true);
                return true;
            case 'F':
                fraction(text, temporal.getLong(ChronoField.NANO_OF_SECOND));
                return true;
            case 'O':
            case 'L':
                text.append(ZoneOffset.ofTotalSeconds((int) temporal.getLong(ChronoField.OFFSET_SECONDS)).getId());
                return true;
            case 'Z':
                ZoneId zone = temporal.query(TemporalQueries.zoneId());
                if (zone == null || zone instanceof ZoneOffset) {
                    return false;
                }
                text.append(zone.getId());
                return true;
            default:
                instant(text, temporal);
                return true;
        }
    }

    private static void fraction(StringBuilder text, long nanos) {
        if (nanos != 0) {
            int shown = 9;
            for (long rest = nanos; rest % 10 == 0; rest /= 10) {
                shown--;
            }
            digits(text.append('.'), nanos, 9, shown);
        }
    }

    private static void instant(StringBuilder text, TemporalAccessor temporal) {
        long seconds = temporal.getLong(ChronoField.INSTANT_SECONDS);
        long nanos = temporal.isSupported(ChronoField.NANO_OF_SECOND) ? temporal.getLong(ChronoField.NANO_OF_SECOND) : 0;
        text.append(Instant.ofEpochSecond(seconds, nanos));
    }
}
