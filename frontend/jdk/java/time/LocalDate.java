// Model of java.time.LocalDate: a year, a month and a day. Comparing dates is one comparison of numbers. Today is open.
package java.time;

import java.time.chrono.ChronoLocalDate;
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
import java.util.stream.LongStream;
import java.util.stream.Stream;

@ForTests("parts of year month day; samples 2024 2 29, 2023 12 31, 1970 1 1") public final class LocalDate implements Temporal, TemporalAdjuster, ChronoLocalDate, java.io.Serializable {
    public static final LocalDate MIN = new LocalDate(-999999999, 1, 1);
    public static final LocalDate MAX = new LocalDate(999999999, 12, 31);
    public static final LocalDate EPOCH = new LocalDate(1970, 1, 1);

    private final int year;
    private final int month;
    private final int day;

    //@ invariant -999999999 <= year & year <= 999999999 & 1 <= month & month <= 12;
    //@ invariant 1 <= day & day <= 30 + (month + month / 8) % 2;
    //@ invariant month != 2 | day <= 28 | (day == 29 & year % 4 == 0 & (year % 100 != 0 | year % 400 == 0));

    LocalDate(int year, int month, int day) {
        this.year = year;
        this.month = month;
        this.day = day;
    }

    //@ ensures \result != null;
    public static native LocalDate now();

    //@ ensures \result != null;
    private static native LocalDate nowIn(ZoneId zone);

    public static LocalDate now(ZoneId zone) {
        return nowIn(Objects.requireNonNull(zone, "zone"));
    }

    public static LocalDate now(Clock clock) {
        Objects.requireNonNull(clock, "clock");
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static LocalDate of(int year, Month month, int dayOfMonth) {
        checkYear(year);
        Objects.requireNonNull(month, "month");
        checkDay(dayOfMonth);
        return create(year, month.getValue(), dayOfMonth);
    }

    public static LocalDate of(int year, int month, int dayOfMonth) {
        checkYear(year);
        if (month < 1 | month > 12) {
            ChronoField.MONTH_OF_YEAR.checkValidValue(month);
        }
        checkDay(dayOfMonth);
        return create(year, month, dayOfMonth);
    }

    private static void checkYear(long year) {
        if (year < -999999999L | year > 999999999L) {
            ChronoField.YEAR.checkValidValue(year);
        }
    }

    private static void checkDay(int day) {
        if (day < 1 | day > 31) {
            ChronoField.DAY_OF_MONTH.checkValidValue(day);
        }
    }

    private static LocalDate create(int year, int month, int day) {
        if (day > 28 && day > DateNumbers.length(year, month)) {
            if (day == 29) {
                throw new DateTimeException("Invalid date 'February 29' as '" + year + "' is not a leap year");
            }
            throw new DateTimeException("Invalid date '" + Month.of(month).name() + " " + day + "'");
        }
        return new LocalDate(year, month, day);
    }

    public static LocalDate ofYearDay(int year, int dayOfYear) {
        checkYear(year);
        ChronoField.DAY_OF_YEAR.checkValidValue(dayOfYear);
        if (dayOfYear == 366 && !DateNumbers.isLeap(year)) {
            throw new DateTimeException("Invalid date 'DayOfYear 366' as '" + year + "' is not a leap year");
        }
        return DateNumbers.date(DateNumbers.epochDay(year, 1, 1) + dayOfYear - 1);
    }

    public static LocalDate ofInstant(Instant instant, ZoneId zone) {
        Objects.requireNonNull(instant, "instant");
        Objects.requireNonNull(zone, "zone");
        ZoneOffset offset = zone.offsetAt(instant);
        return ofEpochDay(Math.floorDiv(instant.getEpochSecond() + offset.getTotalSeconds(), 86400L));
    }

    public static LocalDate ofEpochDay(long epochDay) {
        if (epochDay < -365243219162L | epochDay > 365241780471L) {
            ChronoField.EPOCH_DAY.checkValidValue(epochDay);
        }
        return DateNumbers.date(epochDay);
    }

    public static LocalDate from(TemporalAccessor temporal) {
        Objects.requireNonNull(temporal, "temporal");
        LocalDate date = Parts.date(temporal);
        if (date == null) {
            throw Extracted.failed("LocalDate", temporal);
        }
        return date;
    }

    public static LocalDate parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_DATE);
    }

    public static LocalDate parse(CharSequence text, DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.parse(text, LocalDate::from);
    }

    public boolean isSupported(TemporalField field) {
        if (field instanceof ChronoField) {
            return field.isDateBased();
        }
        return field != null && field.isSupportedBy(this);
    }

    public boolean isSupported(TemporalUnit unit) {
        if (unit instanceof ChronoUnit) {
            return unit.isDateBased();
        }
        return unit != null && unit.isSupportedBy(this);
    }

    public ValueRange range(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.rangeRefinedBy(this);
        }
        if (!field.isDateBased()) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        switch ((ChronoField) field) {
            case DAY_OF_MONTH:
                return ValueRange.of(1, lengthOfMonth());
            case DAY_OF_YEAR:
                return ValueRange.of(1, lengthOfYear());
            case ALIGNED_WEEK_OF_MONTH:
                return ValueRange.of(1, month == 2 && !isLeapYear() ? 4 : 5);
            case YEAR_OF_ERA:
                return year <= 0 ? ValueRange.of(1, 1000000000) : ValueRange.of(1, 999999999);
            default:
                return field.range();
        }
    }

    public int get(TemporalField field) {
        if (field instanceof ChronoField) {
            if (field == ChronoField.EPOCH_DAY || field == ChronoField.PROLEPTIC_MONTH) {
                throw new UnsupportedTemporalTypeException("Invalid field '" + field + "' for get() method, use getLong() instead");
            }
            return (int) getLong(field);
        }
        return ChronoLocalDate.super.get(field);
    }

    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        switch ((ChronoField) field) {
            case DAY_OF_WEEK:
                return getDayOfWeek().getValue();
            case ALIGNED_DAY_OF_WEEK_IN_MONTH:
                return (day - 1) % 7 + 1;
            case ALIGNED_DAY_OF_WEEK_IN_YEAR:
                return (getDayOfYear() - 1) % 7 + 1;
            case DAY_OF_MONTH:
                return day;
            case DAY_OF_YEAR:
                return getDayOfYear();
            case EPOCH_DAY:
                return toEpochDay();
            case ALIGNED_WEEK_OF_MONTH:
                return (day - 1) / 7 + 1;
            case ALIGNED_WEEK_OF_YEAR:
                return (getDayOfYear() - 1) / 7 + 1;
            case MONTH_OF_YEAR:
                return month;
            case PROLEPTIC_MONTH:
                return prolepticMonth();
            case YEAR_OF_ERA:
                return year >= 1 ? year : 1 - year;
            case YEAR:
                return year;
            case ERA:
                return year >= 1 ? 1 : 0;
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    long prolepticMonth() {
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

    public int getDayOfMonth() {
        return day;
    }

    public int getDayOfYear() {
        int leap = month > 2 && isLeapYear() ? 1 : 0;
        return DateNumbers.daysBefore(month) + leap + day;
    }

    public DayOfWeek getDayOfWeek() {
        return DayOfWeek.of(DateNumbers.weekday(year, month, day) + 1);
    }

    public boolean isLeapYear() {
        return DateNumbers.isLeap(year);
    }

    public int lengthOfMonth() {
        return DateNumbers.length(year, month);
    }

    public int lengthOfYear() {
        return isLeapYear() ? 366 : 365;
    }

    public LocalDate with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalDate) {
            return (LocalDate) adjuster;
        }
        return (LocalDate) adjuster.adjustInto(this);
    }

    public LocalDate with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField)) {
            return field.adjustInto(this, newValue);
        }
        ChronoField known = (ChronoField) field;
        known.checkValidValue(newValue);
        switch (known) {
            case DAY_OF_WEEK:
                return plusDays(newValue - getDayOfWeek().getValue());
            case ALIGNED_DAY_OF_WEEK_IN_MONTH:
            case ALIGNED_DAY_OF_WEEK_IN_YEAR:
                return plusDays(newValue - getLong(known));
            case DAY_OF_MONTH:
                return withDayOfMonth((int) newValue);
            case DAY_OF_YEAR:
                return withDayOfYear((int) newValue);
            case EPOCH_DAY:
                return ofEpochDay(newValue);
            case ALIGNED_WEEK_OF_MONTH:
            case ALIGNED_WEEK_OF_YEAR:
                return plusWeeks(newValue - getLong(known));
            case MONTH_OF_YEAR:
                return withMonth((int) newValue);
            case PROLEPTIC_MONTH:
                return plusMonths(newValue - prolepticMonth());
            case YEAR_OF_ERA:
                return withYear((int) (year >= 1 ? newValue : 1 - newValue));
            case YEAR:
                return withYear((int) newValue);
            case ERA:
                return getLong(ChronoField.ERA) == newValue ? this : withYear(1 - year);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    public LocalDate withYear(int year) {
        checkYear(year);
        return this.year == year ? this : previousValid(year, month, day);
    }

    public LocalDate withMonth(int month) {
        if (this.month == month) {
            return this;
        }
        if (month < 1 | month > 12) {
            ChronoField.MONTH_OF_YEAR.checkValidValue(month);
        }
        return previousValid(year, month, day);
    }

    public LocalDate withDayOfMonth(int dayOfMonth) {
        return day == dayOfMonth ? this : of(year, month, dayOfMonth);
    }

    public LocalDate withDayOfYear(int dayOfYear) {
        return getDayOfYear() == dayOfYear ? this : ofYearDay(year, dayOfYear);
    }

    /** The day, or the last of the month where it does not have that many. */
    private static LocalDate previousValid(int year, int month, int day) {
        if (day > 28) {
            int length = DateNumbers.length(year, month);
            if (day > length) {
                return new LocalDate(year, month, length);
            }
        }
        return new LocalDate(year, month, day);
    }

    public LocalDate plus(TemporalAmount amountToAdd) {
        if (amountToAdd instanceof Period) {
            Period period = (Period) amountToAdd;
            return plusMonths(period.toTotalMonths()).plusDays(period.getDays());
        }
        Objects.requireNonNull(amountToAdd, "amountToAdd");
        return (LocalDate) amountToAdd.addTo(this);
    }

    public LocalDate plus(long amountToAdd, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amountToAdd);
        }
        switch ((ChronoUnit) unit) {
            case DAYS:
                return plusDays(amountToAdd);
            case WEEKS:
                return plusWeeks(amountToAdd);
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

    public LocalDate plusYears(long yearsToAdd) {
        if (yearsToAdd == 0) {
            return this;
        }
        checkYear(year + yearsToAdd);
        return previousValid((int) (year + yearsToAdd), month, day);
    }

    public LocalDate plusMonths(long monthsToAdd) {
        if (monthsToAdd == 0) {
            return this;
        }
        long months = prolepticMonth() + monthsToAdd;
        long newYear = Math.floorDiv(months, 12L);
        checkYear(newYear);
        return previousValid((int) newYear, (int) (months - newYear * 12) + 1, day);
    }

    public LocalDate plusWeeks(long weeksToAdd) {
        return plusDays(Math.multiplyExact(weeksToAdd, 7L));
    }

    public LocalDate plusDays(long daysToAdd) {
        if (daysToAdd == 0) {
            return this;
        }
        long dayOfMonth = day + daysToAdd;
        if (dayOfMonth > 0) {
            if (dayOfMonth <= 28) {
                return new LocalDate(year, month, (int) dayOfMonth);
            }
            if (dayOfMonth <= 59) {
                int length = lengthOfMonth();
                if (dayOfMonth <= length) {
                    return new LocalDate(year, month, (int) dayOfMonth);
                }
                if (month < 12) {
                    return new LocalDate(year, month + 1, (int) dayOfMonth - length);
                }
                checkYear(year + 1);
                return new LocalDate(year + 1, 1, (int) dayOfMonth - length);
            }
        }
        return ofEpochDay(Math.addExact(toEpochDay(), daysToAdd));
    }

    public LocalDate minus(TemporalAmount amountToSubtract) {
        if (amountToSubtract instanceof Period) {
            Period period = (Period) amountToSubtract;
            return minusMonths(period.toTotalMonths()).minusDays(period.getDays());
        }
        Objects.requireNonNull(amountToSubtract, "amountToSubtract");
        return (LocalDate) amountToSubtract.subtractFrom(this);
    }

    public LocalDate minus(long amountToSubtract, TemporalUnit unit) {
        return amountToSubtract == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit)
                : plus(-amountToSubtract, unit);
    }

    public LocalDate minusYears(long yearsToSubtract) {
        return yearsToSubtract == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-yearsToSubtract);
    }

    public LocalDate minusMonths(long monthsToSubtract) {
        return monthsToSubtract == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1)
                : plusMonths(-monthsToSubtract);
    }

    public LocalDate minusWeeks(long weeksToSubtract) {
        return weeksToSubtract == Long.MIN_VALUE ? plusWeeks(Long.MAX_VALUE).plusWeeks(1) : plusWeeks(-weeksToSubtract);
    }

    public LocalDate minusDays(long daysToSubtract) {
        return daysToSubtract == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-daysToSubtract);
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.EPOCH_DAY, toEpochDay());
    }

    public long until(Temporal endExclusive, TemporalUnit unit) {
        LocalDate end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        switch ((ChronoUnit) unit) {
            case DAYS:
                return daysUntil(end);
            case WEEKS:
                return daysUntil(end) / 7;
            case MONTHS:
                return monthsUntil(end);
            case YEARS:
                return monthsUntil(end) / 12;
            case DECADES:
                return monthsUntil(end) / 120;
            case CENTURIES:
                return monthsUntil(end) / 1200;
            case MILLENNIA:
                return monthsUntil(end) / 12000;
            case ERAS:
                return end.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    long daysUntil(LocalDate end) {
        return end.toEpochDay() - toEpochDay();
    }

    /** Months that are over, rounded towards zero; days of months are less than 32. */
    private long monthsUntil(LocalDate end) {
        return (end.prolepticMonth() * 32 + end.day - (prolepticMonth() * 32 + day)) / 32;
    }

    public Period until(ChronoLocalDate endDateExclusive) {
        LocalDate end = from(endDateExclusive);
        long months = end.prolepticMonth() - prolepticMonth();
        int days = end.day - day;
        if (months > 0 && days < 0) {
            months--;
            days = (int) (end.toEpochDay() - plusMonths(months).toEpochDay());
        } else if (months < 0 && days > 0) {
            months++;
            days -= end.lengthOfMonth();
        }
        return Period.of(Math.toIntExact(months / 12), (int) (months % 12), days);
    }

    public Stream<LocalDate> datesUntil(LocalDate endExclusive) {
        long end = endExclusive.toEpochDay();
        long start = toEpochDay();
        if (end < start) {
            throw new IllegalArgumentException(endExclusive + " < " + this);
        }
        return LongStream.range(start, end).mapToObj(LocalDate::ofEpochDay);
    }

    public String format(DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.format(this);
    }

    public LocalDateTime atTime(LocalTime time) {
        return LocalDateTime.of(this, time);
    }

    public LocalDateTime atTime(int hour, int minute) {
        return atTime(LocalTime.of(hour, minute));
    }

    public LocalDateTime atTime(int hour, int minute, int second) {
        return atTime(LocalTime.of(hour, minute, second));
    }

    public LocalDateTime atTime(int hour, int minute, int second, int nanoOfSecond) {
        return atTime(LocalTime.of(hour, minute, second, nanoOfSecond));
    }

    public LocalDateTime atStartOfDay() {
        return LocalDateTime.of(this, LocalTime.MIDNIGHT);
    }

    public ZonedDateTime atStartOfDay(ZoneId zone) {
        Objects.requireNonNull(zone, "zone");
        return ZonedDateTime.of(atStartOfDay(), zone);
    }

    public long toEpochDay() {
        return DateNumbers.epochDay(year, month, day);
    }

    public long toEpochSecond(LocalTime time, ZoneOffset offset) {
        Objects.requireNonNull(time, "time");
        Objects.requireNonNull(offset, "offset");
        return toEpochDay() * 86400L + time.toSecondOfDay() - offset.getTotalSeconds();
    }

    /** Orders dates as one number. */
    long packed() {
        return year * 512L + month * 32 + day;
    }

    public int compareTo(ChronoLocalDate other) {
        if (other instanceof LocalDate) {
            LocalDate date = (LocalDate) other;
            if (year != date.year) {
                return year - date.year;
            }
            return month != date.month ? month - date.month : day - date.day;
        }
        return Long.compare(toEpochDay(), other.toEpochDay());
    }

    public boolean isAfter(ChronoLocalDate other) {
        return other instanceof LocalDate ? packed() > ((LocalDate) other).packed() : toEpochDay() > other.toEpochDay();
    }

    public boolean isBefore(ChronoLocalDate other) {
        return other instanceof LocalDate ? packed() < ((LocalDate) other).packed() : toEpochDay() < other.toEpochDay();
    }

    public boolean isEqual(ChronoLocalDate other) {
        return other instanceof LocalDate ? packed() == ((LocalDate) other).packed() : toEpochDay() == other.toEpochDay();
    }

    public boolean equals(Object obj) {
        return obj instanceof LocalDate && packed() == ((LocalDate) obj).packed();
    }

    public int hashCode() {
        return (year & 0xFFFFF800) ^ ((year << 11) + (month << 6) + day);
    }

    public String toString() {
        StringBuilder text = new StringBuilder();
        Digits.year(text, year);
        text.append('-');
        Digits.two(text, month);
        text.append('-');
        return Digits.two(text, day).toString();
    }
}
