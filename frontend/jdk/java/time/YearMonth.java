// Model of java.time.YearMonth. This month is open.
package java.time;

import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.Objects;

@ForTests("parts of year month; samples 2024 2, 1970 1") public final class YearMonth implements Temporal, TemporalAdjuster, Comparable<YearMonth>, java.io.Serializable {
    private final int year;
    private final int month;

    //@ invariant -999999999 <= year & year <= 999999999 & 1 <= month & month <= 12;

    private YearMonth(int year, int month) {
        this.year = year;
        this.month = month;
    }

    //@ ensures \result != null;
    public static native YearMonth now();

    //@ ensures \result != null;
    public static native YearMonth now(ZoneId zone);

    public static YearMonth now(Clock clock) {
        LocalDate today = LocalDate.now(clock);
        return of(today.getYear(), today.getMonthValue());
    }

    public static YearMonth of(int year, Month month) {
        Objects.requireNonNull(month, "month");
        return of(year, month.getValue());
    }

    public static YearMonth of(int year, int month) {
        if (year < -999999999 | year > 999999999) {
            ChronoField.YEAR.checkValidValue(year);
        }
        if (month < 1 | month > 12) {
            ChronoField.MONTH_OF_YEAR.checkValidValue(month);
        }
        return new YearMonth(year, month);
    }

    public static YearMonth from(TemporalAccessor temporal) {
        if (temporal instanceof YearMonth) {
            return (YearMonth) temporal;
        }
        Objects.requireNonNull(temporal, "temporal");
        try {
            return of(temporal.get(ChronoField.YEAR), temporal.get(ChronoField.MONTH_OF_YEAR));
        } catch (DateTimeException problem) {
            throw Extracted.failed("YearMonth", temporal, problem);
        }
    }

    public static YearMonth parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ofPattern("uuuu-MM"));
    }

    public static YearMonth parse(CharSequence text, DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.parse(text, YearMonth::from);
    }

    public boolean isSupported(TemporalField field) {
        if (field instanceof ChronoField) {
            return field == ChronoField.YEAR || field == ChronoField.MONTH_OF_YEAR || field == ChronoField.PROLEPTIC_MONTH
                    || field == ChronoField.YEAR_OF_ERA || field == ChronoField.ERA;
        }
        return field != null && field.isSupportedBy(this);
    }

    public boolean isSupported(TemporalUnit unit) {
        if (unit instanceof ChronoUnit) {
            return unit.isDateBased() && ((ChronoUnit) unit).compareTo(ChronoUnit.MONTHS) >= 0;
        }
        return unit != null && unit.isSupportedBy(this);
    }

    public ValueRange range(TemporalField field) {
        if (field == ChronoField.YEAR_OF_ERA) {
            return year <= 0 ? ValueRange.of(1, 1000000000) : ValueRange.of(1, 999999999);
        }
        return Temporal.super.range(field);
    }

    public int get(TemporalField field) {
        return range(field).checkValidIntValue(getLong(field), field);
    }

    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        switch ((ChronoField) field) {
            case MONTH_OF_YEAR:
                return month;
            case PROLEPTIC_MONTH:
                return prolepticMonth();
            case YEAR_OF_ERA:
                return year < 1 ? 1 - year : year;
            case YEAR:
                return year;
            case ERA:
                return year < 1 ? 0 : 1;
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    private long prolepticMonth() {
        return year * 12L + month - 1;
    }

    public int getYear() {
        return year;
    }

    public int getMonthValue() {
        return month;
    }

    public Month getMonth() {
        return Month.of(month);
    }

    public boolean isLeapYear() {
        return DateNumbers.isLeap(year);
    }

    public boolean isValidDay(int dayOfMonth) {
        return dayOfMonth >= 1 && dayOfMonth <= lengthOfMonth();
    }

    public int lengthOfMonth() {
        return DateNumbers.length(year, month);
    }

    public int lengthOfYear() {
        return isLeapYear() ? 366 : 365;
    }

    public YearMonth with(TemporalAdjuster adjuster) {
        return (YearMonth) adjuster.adjustInto(this);
    }

    public YearMonth with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField)) {
            return field.adjustInto(this, newValue);
        }
        ChronoField known = (ChronoField) field;
        known.checkValidValue(newValue);
        switch (known) {
            case MONTH_OF_YEAR:
                return withMonth((int) newValue);
            case PROLEPTIC_MONTH:
                return plusMonths(newValue - prolepticMonth());
            case YEAR_OF_ERA:
                return withYear((int) (year < 1 ? 1 - newValue : newValue));
            case YEAR:
                return withYear((int) newValue);
            case ERA:
                return getLong(ChronoField.ERA) == newValue ? this : withYear(1 - year);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    public YearMonth withYear(int year) {
        return of(year, month);
    }

    public YearMonth withMonth(int month) {
        return of(year, month);
    }

    public YearMonth plus(TemporalAmount amountToAdd) {
        return (YearMonth) amountToAdd.addTo(this);
    }

    public YearMonth plus(long amountToAdd, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amountToAdd);
        }
        switch ((ChronoUnit) unit) {
            case MONTHS:
                return plusMonths(amountToAdd);
            case YEARS:
                return plusYears(amountToAdd);
            case DECADES:
                return plusYears(Math.multiplyExact(amountToAdd, 10L));
            case CENTURIES:
                return plusYears(Math.multiplyExact(amountToAdd, 100L));
            case MILLENNIA:
                return plusYears(Math.multiplyExact(amountToAdd, 1000L));
            case ERAS:
                return with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), amountToAdd));
            default:
                throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public YearMonth plusYears(long yearsToAdd) {
        return yearsToAdd == 0 ? this : of(ChronoField.YEAR.checkValidIntValue(year + yearsToAdd), month);
    }

    public YearMonth plusMonths(long monthsToAdd) {
        if (monthsToAdd == 0) {
            return this;
        }
        long months = prolepticMonth() + monthsToAdd;
        long newYear = Math.floorDiv(months, 12L);
        if (newYear < -999999999L | newYear > 999999999L) {
            ChronoField.YEAR.checkValidIntValue(newYear);
        }
        return new YearMonth((int) newYear, (int) (months - newYear * 12) + 1);
    }

    public YearMonth minus(TemporalAmount amountToSubtract) {
        return (YearMonth) amountToSubtract.subtractFrom(this);
    }

    public YearMonth minus(long amountToSubtract, TemporalUnit unit) {
        return amountToSubtract == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit)
                : plus(-amountToSubtract, unit);
    }

    public YearMonth minusYears(long yearsToSubtract) {
        return yearsToSubtract == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-yearsToSubtract);
    }

    public YearMonth minusMonths(long monthsToSubtract) {
        return monthsToSubtract == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1)
                : plusMonths(-monthsToSubtract);
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.PROLEPTIC_MONTH, prolepticMonth());
    }

    public long until(Temporal endExclusive, TemporalUnit unit) {
        YearMonth end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        long months = end.prolepticMonth() - prolepticMonth();
        switch ((ChronoUnit) unit) {
            case MONTHS:
                return months;
            case YEARS:
                return months / 12;
            case DECADES:
                return months / 120;
            case CENTURIES:
                return months / 1200;
            case MILLENNIA:
                return months / 12000;
            case ERAS:
                return end.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public String format(DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.format(this);
    }

    public LocalDate atDay(int dayOfMonth) {
        return LocalDate.of(year, month, dayOfMonth);
    }

    public LocalDate atEndOfMonth() {
        return LocalDate.of(year, month, lengthOfMonth());
    }

    public int compareTo(YearMonth other) {
        return year != other.year ? year - other.year : month - other.month;
    }

    public boolean isAfter(YearMonth other) {
        return prolepticMonth() > other.prolepticMonth();
    }

    public boolean isBefore(YearMonth other) {
        return prolepticMonth() < other.prolepticMonth();
    }

    public boolean equals(Object obj) {
        return obj instanceof YearMonth && prolepticMonth() == ((YearMonth) obj).prolepticMonth();
    }

    public int hashCode() {
        return year ^ (month << 27);
    }

    public String toString() {
        StringBuilder text = new StringBuilder();
        // without a plus before years of five digits
        if (year > 9999) {
            text.append(year);
        } else {
            Digits.year(text, year);
        }
        return Digits.two(text.append('-'), month).toString();
    }
}
