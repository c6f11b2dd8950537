// Model of java.time.temporal.ChronoField. The bounds are kept as numbers, so that naming a field makes no ValueRange. Names for a
// locale are open.
package java.time.temporal;

import java.time.DateTimeException;

public enum ChronoField implements TemporalField {
    NANO_OF_SECOND("NanoOfSecond", ChronoUnit.NANOS, ChronoUnit.SECONDS, 0, 999999999, 999999999),
    NANO_OF_DAY("NanoOfDay", ChronoUnit.NANOS, ChronoUnit.DAYS, 0, 86399999999999L, 86399999999999L),
    MICRO_OF_SECOND("MicroOfSecond", ChronoUnit.MICROS, ChronoUnit.SECONDS, 0, 999999, 999999),
    MICRO_OF_DAY("MicroOfDay", ChronoUnit.MICROS, ChronoUnit.DAYS, 0, 86399999999L, 86399999999L),
    MILLI_OF_SECOND("MilliOfSecond", ChronoUnit.MILLIS, ChronoUnit.SECONDS, 0, 999, 999),
    MILLI_OF_DAY("MilliOfDay", ChronoUnit.MILLIS, ChronoUnit.DAYS, 0, 86399999, 86399999),
    SECOND_OF_MINUTE("SecondOfMinute", ChronoUnit.SECONDS, ChronoUnit.MINUTES, 0, 59, 59),
    SECOND_OF_DAY("SecondOfDay", ChronoUnit.SECONDS, ChronoUnit.DAYS, 0, 86399, 86399),
    MINUTE_OF_HOUR("MinuteOfHour", ChronoUnit.MINUTES, ChronoUnit.HOURS, 0, 59, 59),
    MINUTE_OF_DAY("MinuteOfDay", ChronoUnit.MINUTES, ChronoUnit.DAYS, 0, 1439, 1439),
    HOUR_OF_AMPM("HourOfAmPm", ChronoUnit.HOURS, ChronoUnit.HALF_DAYS, 0, 11, 11),
    CLOCK_HOUR_OF_AMPM("ClockHourOfAmPm", ChronoUnit.HOURS, ChronoUnit.HALF_DAYS, 1, 12, 12),
    HOUR_OF_DAY("HourOfDay", ChronoUnit.HOURS, ChronoUnit.DAYS, 0, 23, 23),
    CLOCK_HOUR_OF_DAY("ClockHourOfDay", ChronoUnit.HOURS, ChronoUnit.DAYS, 1, 24, 24),
    AMPM_OF_DAY("AmPmOfDay", ChronoUnit.HALF_DAYS, ChronoUnit.DAYS, 0, 1, 1),
    DAY_OF_WEEK("DayOfWeek", ChronoUnit.DAYS, ChronoUnit.WEEKS, 1, 7, 7),
    ALIGNED_DAY_OF_WEEK_IN_MONTH("AlignedDayOfWeekInMonth", ChronoUnit.DAYS, ChronoUnit.WEEKS, 1, 7, 7),
    ALIGNED_DAY_OF_WEEK_IN_YEAR("AlignedDayOfWeekInYear", ChronoUnit.DAYS, ChronoUnit.WEEKS, 1, 7, 7),
    DAY_OF_MONTH("DayOfMonth", ChronoUnit.DAYS, ChronoUnit.MONTHS, 1, 28, 31),
    DAY_OF_YEAR("DayOfYear", ChronoUnit.DAYS, ChronoUnit.YEARS, 1, 365, 366),
    EPOCH_DAY("EpochDay", ChronoUnit.DAYS, ChronoUnit.FOREVER, -365243219162L, 365241780471L, 365241780471L),
    ALIGNED_WEEK_OF_MONTH("AlignedWeekOfMonth", ChronoUnit.WEEKS, ChronoUnit.MONTHS, 1, 4, 5),
    ALIGNED_WEEK_OF_YEAR("AlignedWeekOfYear", ChronoUnit.WEEKS, ChronoUnit.YEARS, 1, 53, 53),
    MONTH_OF_YEAR("MonthOfYear", ChronoUnit.MONTHS, ChronoUnit.YEARS, 1, 12, 12),
    PROLEPTIC_MONTH("ProlepticMonth", ChronoUnit.MONTHS, ChronoUnit.FOREVER, -11999999988L, 11999999999L, 11999999999L),
    YEAR_OF_ERA("YearOfEra", ChronoUnit.YEARS, ChronoUnit.FOREVER, 1, 999999999, 1000000000),
    YEAR("Year", ChronoUnit.YEARS, ChronoUnit.FOREVER, -999999999, 999999999, 999999999),
    ERA("Era", ChronoUnit.ERAS, ChronoUnit.FOREVER, 0, 1, 1),
    INSTANT_SECONDS("InstantSeconds", ChronoUnit.SECONDS, ChronoUnit.FOREVER, Long.MIN_VALUE, Long.MAX_VALUE, Long.MAX_VALUE),
    OFFSET_SECONDS("OffsetSeconds", ChronoUnit.SECONDS, ChronoUnit.FOREVER, -64800, 64800, 64800);

    private final String word;
    private final ChronoUnit baseUnit;
    private final ChronoUnit rangeUnit;
    private final long min;
    private final long maxSmallest;
    private final long max;

    ChronoField(String word, ChronoUnit baseUnit, ChronoUnit rangeUnit, long min, long maxSmallest, long max) {
        this.word = word;
        this.baseUnit = baseUnit;
        this.rangeUnit = rangeUnit;
        this.min = min;
        this.maxSmallest = maxSmallest;
        this.max = max;
    }

    public native String getDisplayName(java.util.Locale locale);

    public TemporalUnit getBaseUnit() {
        return baseUnit;
    }

    public TemporalUnit getRangeUnit() {
        return rangeUnit;
    }

    public ValueRange range() {
        return ValueRange.of(min, maxSmallest, max);
    }

    public boolean isDateBased() {
        return ordinal() >= 15 && ordinal() <= 27;
    }

    public boolean isTimeBased() {
        return ordinal() < 15;
    }

    public long checkValidValue(long value) {
        if (value < min || value > max) {
            throw new DateTimeException("Invalid value for " + word + " (valid values " + range() + "): " + value);
        }
        return value;
    }

    public int checkValidIntValue(long value) {
        return range().checkValidIntValue(value, this);
    }

    public boolean isSupportedBy(TemporalAccessor temporal) {
        return temporal.isSupported(this);
    }

    public ValueRange rangeRefinedBy(TemporalAccessor temporal) {
        return temporal.range(this);
    }

    public long getFrom(TemporalAccessor temporal) {
        return temporal.getLong(this);
    }

    @SuppressWarnings("unchecked")
    public <R extends Temporal> R adjustInto(R temporal, long newValue) {
        return (R) temporal.with(this, newValue);
    }

    public String toString() {
        return word;
    }
}
