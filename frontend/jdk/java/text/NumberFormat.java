package java.text;

import java.math.RoundingMode;
import java.util.Locale;

/** Numbers as text. The settings are kept; the text, which depends on the locale, is open. */
public abstract class NumberFormat extends Format {
    public static final int INTEGER_FIELD = 0;
    public static final int FRACTION_FIELD = 1;

    private boolean groupingUsed = true;
    private boolean parseIntegerOnly;
    private int maximumIntegerDigits = 40;
    private int minimumIntegerDigits = 1;
    private int maximumFractionDigits = 3;
    private int minimumFractionDigits;

    //@ invariant 0 <= minimumIntegerDigits && minimumIntegerDigits <= maximumIntegerDigits;
    //@ invariant 0 <= minimumFractionDigits && minimumFractionDigits <= maximumFractionDigits;

    protected NumberFormat() {
    }

    public static final NumberFormat getInstance() {
        return open("number", null);
    }

    public static NumberFormat getInstance(Locale inLocale) {
        return open("number", inLocale);
    }

    public static final NumberFormat getNumberInstance() {
        return open("number", null);
    }

    public static NumberFormat getNumberInstance(Locale inLocale) {
        return open("number", inLocale);
    }

    public static final NumberFormat getIntegerInstance() {
        return open("integer", null);
    }

    public static NumberFormat getIntegerInstance(Locale inLocale) {
        return open("integer", inLocale);
    }

    public static final NumberFormat getCurrencyInstance() {
        return open("currency", null);
    }

    public static NumberFormat getCurrencyInstance(Locale inLocale) {
        return open("currency", inLocale);
    }

    public static final NumberFormat getPercentInstance() {
        return open("percent", null);
    }

    public static NumberFormat getPercentInstance(Locale inLocale) {
        return open("percent", inLocale);
    }

    //@ ensures \result != null;
    private static native NumberFormat open(String kind, Locale locale);

    public final String format(double number) {
        return openText(number);
    }

    public final String format(long number) {
        return openText(number);
    }

    //@ ensures \result != null;
    private native String openText(double number);

    //@ ensures \result != null;
    private native String openText(long number);

    public Number parse(String source) throws ParseException {
        if (!openParses(source)) {
            throw new ParseException("Unparseable number: \"" + source + "\"", 0);
        }
        return openNumber(source);
    }

    private native boolean openParses(String source);

    //@ ensures \result != null;
    private native Number openNumber(String source);

    public boolean isParseIntegerOnly() {
        return parseIntegerOnly;
    }

    public void setParseIntegerOnly(boolean value) {
        parseIntegerOnly = value;
    }

    public boolean isGroupingUsed() {
        return groupingUsed;
    }

    public void setGroupingUsed(boolean newValue) {
        groupingUsed = newValue;
    }

    public int getMaximumIntegerDigits() {
        return maximumIntegerDigits;
    }

    public void setMaximumIntegerDigits(int newValue) {
        maximumIntegerDigits = Math.max(0, newValue);
        minimumIntegerDigits = Math.min(minimumIntegerDigits, maximumIntegerDigits);
    }

    public int getMinimumIntegerDigits() {
        return minimumIntegerDigits;
    }

    public void setMinimumIntegerDigits(int newValue) {
        minimumIntegerDigits = Math.max(0, newValue);
        maximumIntegerDigits = Math.max(minimumIntegerDigits, maximumIntegerDigits);
    }

    public int getMaximumFractionDigits() {
        return maximumFractionDigits;
    }

    public void setMaximumFractionDigits(int newValue) {
        maximumFractionDigits = Math.max(0, newValue);
        minimumFractionDigits = Math.min(minimumFractionDigits, maximumFractionDigits);
    }

    public int getMinimumFractionDigits() {
        return minimumFractionDigits;
    }

    public void setMinimumFractionDigits(int newValue) {
        minimumFractionDigits = Math.max(0, newValue);
        maximumFractionDigits = Math.max(minimumFractionDigits, maximumFractionDigits);
    }

    public RoundingMode getRoundingMode() {
        throw new UnsupportedOperationException();
    }

    public void setRoundingMode(RoundingMode roundingMode) {
        throw new UnsupportedOperationException();
    }
}
