// Model of java.time.format.DateTimeFormatter: a pattern, which is read anew for each text. The usual letters are exact, month names, days
// of the week and am/pm in English only; what a pattern with others gives is open.
package java.time.format;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.Locale;
import java.util.Objects;

public final class DateTimeFormatter {
    // In patterns of our own, # stands before what a pattern cannot say: #Y a year of four to ten digits, #F a fraction, #O an offset,
    // #L an offset that may be short, #Z a region, #I an instant
    private static final String DATE = "#Y-MM-dd";
    private static final String TIME = "HH:mm[:ss#F]";

    public static final DateTimeFormatter ISO_LOCAL_DATE = iso(DATE);
    public static final DateTimeFormatter ISO_OFFSET_DATE = iso(DATE + "#O");
    public static final DateTimeFormatter ISO_DATE = iso(DATE + "[#O]");
    public static final DateTimeFormatter ISO_LOCAL_TIME = iso(TIME);
    public static final DateTimeFormatter ISO_OFFSET_TIME = iso(TIME + "#L");
    public static final DateTimeFormatter ISO_TIME = iso(TIME + "[#O]");
    public static final DateTimeFormatter ISO_LOCAL_DATE_TIME = iso(DATE + "'T'" + TIME);
    public static final DateTimeFormatter ISO_OFFSET_DATE_TIME = iso(DATE + "'T'" + TIME + "#L");
    public static final DateTimeFormatter ISO_ZONED_DATE_TIME = iso(DATE + "'T'" + TIME + "#L['['#Z']']");
    public static final DateTimeFormatter ISO_DATE_TIME = iso(DATE + "'T'" + TIME + "[#O['['#Z']']]");
    public static final DateTimeFormatter ISO_INSTANT = iso("#I");

    private final String pattern;
    private final boolean isIso;
    private final Locale locale;
    private final ResolverStyle style;
    private final ZoneId zone;

    // an input is some formatter: all that it does is open
    //@ invariant pattern == null && !isIso && zone == null && style != null && locale != null;

    private DateTimeFormatter(String pattern, boolean isIso, Locale locale, ResolverStyle style, ZoneId zone) {
        this.pattern = pattern;
        this.isIso = isIso;
        this.locale = locale;
        this.style = style;
        this.zone = zone;
    }

    private static DateTimeFormatter iso(String pattern) {
        return new DateTimeFormatter(pattern, true, null, ResolverStyle.STRICT, null);
    }

    public static DateTimeFormatter ofPattern(String pattern) {
        PatternCheck.check(pattern);
        return new DateTimeFormatter(pattern, false, null, ResolverStyle.SMART, null);
    }

    public static DateTimeFormatter ofPattern(String pattern, Locale locale) {
        PatternCheck.check(pattern);
        Objects.requireNonNull(locale, "locale");
        return new DateTimeFormatter(pattern, false, locale, ResolverStyle.SMART, null);
    }

    public Locale getLocale() {
        return locale == null ? openLocale() : locale;
    }

    //@ ensures \result != null;
    private /*@ pure @*/ native Locale openLocale();

    public DateTimeFormatter withLocale(Locale locale) {
        return new DateTimeFormatter(pattern, isIso, Objects.requireNonNull(locale), style, zone);
    }

    public ZoneId getZone() {
        return zone;
    }

    public DateTimeFormatter withZone(ZoneId zone) {
        return new DateTimeFormatter(pattern, isIso, locale, style, zone);
    }

    public ResolverStyle getResolverStyle() {
        return style;
    }

    public DateTimeFormatter withResolverStyle(ResolverStyle resolverStyle) {
        return new DateTimeFormatter(pattern, isIso, locale, Objects.requireNonNull(resolverStyle, "resolverStyle"), zone);
    }

    private boolean isOpen(boolean isParsing) {
        return pattern == null || zone != null || isParsing && style == ResolverStyle.LENIENT
                || !isIso && PatternCheck.isOpen(pattern, locale);
    }

    public String format(TemporalAccessor temporal) {
        Objects.requireNonNull(temporal, "temporal");
        if (isOpen(false)) {
            return openFormat(temporal);
        }
        return new PatternPrinter(pattern).print(temporal);
    }

    //@ ensures \result != null;
    private native String openFormat(TemporalAccessor temporal);

    public TemporalAccessor parse(CharSequence text) {
        Objects.requireNonNull(text, "text");
        if (isOpen(true)) {
            return openParse(text);
        }
        String whole = text.toString();
        PatternParser parser = new PatternParser(pattern, isIso, whole);
        Parsed parsed = new Parsed();
        int end = parser.parse(parsed);
        if (end < 0) {
            throw new DateTimeParseException("Text '" + shown(whole) + "' could not be parsed at index " + ~end, text, ~end);
        }
        if (end < whole.length()) {
            throw new DateTimeParseException("Text '" + shown(whole) + "' could not be parsed, unparsed text found at index " + end,
                    text, end);
        }
        try {
            parsed.resolve(style == ResolverStyle.STRICT);
        } catch (DateTimeException problem) {
            throw refused(text, whole, problem);
        }
        return parsed;
    }

    private static DateTimeParseException refused(CharSequence text, String whole, RuntimeException problem) {
        return new DateTimeParseException("Text '" + shown(whole) + "' could not be parsed: " + problem.getMessage(), text, 0,
                problem);
    }

    private static String shown(String text) {
        return text.length() > 64 ? text.substring(0, 64) + "..." : text;
    }

    public <T> T parse(CharSequence text, TemporalQuery<T> query) {
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(query, "query");
        TemporalAccessor parsed = parse(text);
        try {
            return query.queryFrom(parsed);
        } catch (DateTimeParseException problem) {
            throw problem;
        } catch (RuntimeException problem) {
            throw refused(text, text.toString(), problem);
        }
    }

    private TemporalAccessor openParse(CharSequence text) {
        if (openFails(text)) {
            throw new DateTimeParseException(openMessage(text), text, openIndex(text));
        }
        return openResult(text);
    }

    private native boolean openFails(CharSequence text);

    private native String openMessage(CharSequence text);

    private native int openIndex(CharSequence text);

    //@ ensures \result != null;
    private native TemporalAccessor openResult(CharSequence text);

    //@ ensures \result != null;
    public /*@ pure @*/ native String toString();
}
