// Model of java.time.LocalDateTime: a date and a time. What is now is open.
package java.time;

import java.time.chrono.ChronoLocalDateTime;
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

@ForTests("parts of date time; written parse") public final class LocalDateTime implements Temporal, TemporalAdjuster, ChronoLocalDateTime<LocalDate>, java.io.Serializable {
    public static final LocalDateTime MIN = new LocalDateTime(LocalDate.MIN, LocalTime.MIN);
    public static final LocalDateTime MAX = new LocalDateTime(LocalDate.MAX, LocalTime.MAX);

    private static final long NANOS_OF_DAY = 86400000000000L;

    private final LocalDate date;
    private final LocalTime time;

    //@ invariant date != null && time != null;

    private LocalDateTime(LocalDate date, LocalTime time) {
        this.date = date;
        this.time = time;
    }

    //@ ensures \result != null;
    public static native LocalDateTime now();

    //@ ensures \result != null;
    private static native LocalDateTime nowIn(ZoneId zone);

    public static LocalDateTime now(ZoneId zone) {
        return nowIn(Objects.requireNonNull(zone, "zone"));
    }

    public static LocalDateTime now(Clock clock) {
        Objects.requireNonNull(clock, "clock");
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static LocalDateTime of(int year, Month month, int dayOfMonth, int hour, int minute) {
        LocalDate date = LocalDate.of(year, month, dayOfMonth);
        return new LocalDateTime(date, LocalTime.of(hour, minute));
    }

    public static LocalDateTime of(int year, Month month, int dayOfMonth, int hour, int minute, int second) {
        LocalDate date = LocalDate.of(year, month, dayOfMonth);
        return new LocalDateTime(date, LocalTime.of(hour, minute, second));
    }

    public static LocalDateTime of(int year, Month month, int dayOfMonth, int hour, int minute, int second,
            int nanoOfSecond) {
        LocalDate date = LocalDate.of(year, month, dayOfMonth);
        return new LocalDateTime(date, LocalTime.of(hour, minute, second, nanoOfSecond));
    }

    public static LocalDateTime of(int year, int month, int dayOfMonth, int hour, int minute) {
        LocalDate date = LocalDate.of(year, month, dayOfMonth);
        return new LocalDateTime(date, LocalTime.of(hour, minute));
    }

    public static LocalDateTime of(int year, int month, int dayOfMonth, int hour, int minute, int second) {
        LocalDate date = LocalDate.of(year, month, dayOfMonth);
        return new LocalDateTime(date, LocalTime.of(hour, minute, second));
    }

    public static LocalDateTime of(int year, int month, int dayOfMonth, int hour, int minute, int second, int nanoOfSecond) {
        LocalDate date = LocalDate.of(year, month, dayOfMonth);
        return new LocalDateTime(date, LocalTime.of(hour, minute, second, nanoOfSecond));
    }

    public static LocalDateTime of(LocalDate date, LocalTime time) {
        Objects.requireNonNull(date, "date");
        Objects.requireNonNull(time, "time");
        return new LocalDateTime(date, time);
    }

    public static LocalDateTime ofInstant(Instant instant, ZoneId zone) {
        Objects.requireNonNull(instant, "instant");
        Objects.requireNonNull(zone, "zone");
        return ofEpochSecond(instant.getEpochSecond(), instant.getNano(), zone.offsetAt(instant));
    }

    public static LocalDateTime ofEpochSecond(long epochSecond, int nanoOfSecond, ZoneOffset offset) {
        Objects.requireNonNull(offset, "offset");
        if (nanoOfSecond < 0 | nanoOfSecond > 999999999) {
            ChronoField.NANO_OF_SECOND.checkValidValue(nanoOfSecond);
        }
        long local = epochSecond + offset.getTotalSeconds();
        long day = Math.floorDiv(local, 86400L);
        LocalDate date = LocalDate.ofEpochDay(day);
        return new LocalDateTime(date, LocalTime.ofNanoOfDay((local - day * 86400L) * 1000000000L + nanoOfSecond));
    }

    public static LocalDateTime from(TemporalAccessor temporal) {
        if (temporal instanceof LocalDateTime) {
            return (LocalDateTime) temporal;
        }
        if (temporal instanceof ZonedDateTime) {
            return ((ZonedDateTime) temporal).toLocalDateTime();
        }
        if (temporal instanceof OffsetDateTime) {
            return ((OffsetDateTime) temporal).toLocalDateTime();
        }
        try {
            LocalDate date = LocalDate.from(temporal);
            return new LocalDateTime(date, LocalTime.from(temporal));
        } catch (DateTimeException problem) {
            throw Extracted.failed("LocalDateTime", temporal, problem);
        }
    }

    public static LocalDateTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_DATE_TIME);
    }

    public static LocalDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.parse(text, LocalDateTime::from);
    }

    private LocalDateTime with(LocalDate newDate, LocalTime newTime) {
        return date == newDate && time == newTime ? this : new LocalDateTime(newDate, newTime);
    }

    public boolean isSupported(TemporalField field) {
        if (field instanceof ChronoField) {
            return field.isDateBased() || field.isTimeBased();
        }
        return field != null && field.isSupportedBy(this);
    }

    public boolean isSupported(TemporalUnit unit) {
        if (unit instanceof ChronoUnit) {
            return unit != ChronoUnit.FOREVER;
        }
        return unit != null && unit.isSupportedBy(this);
    }

    public ValueRange range(TemporalField field) {
        if (field instanceof ChronoField) {
            return field.isTimeBased() ? time.range(field) : date.range(field);
        }
        return field.rangeRefinedBy(this);
    }

    public int get(TemporalField field) {
        if (field instanceof ChronoField) {
            return field.isTimeBased() ? time.get(field) : date.get(field);
        }
        return ChronoLocalDateTime.super.get(field);
    }

    public long getLong(TemporalField field) {
        if (field instanceof ChronoField) {
            return field.isTimeBased() ? time.getLong(field) : date.getLong(field);
        }
        return field.getFrom(this);
    }

    public LocalDate toLocalDate() {
        return date;
    }

    public int getYear() {
        return date.getYear();
    }

    public int getMonthValue() {
        return date.getMonthValue();
    }

    public Month getMonth() {
        return date.getMonth();
    }

    public int getDayOfMonth() {
        return date.getDayOfMonth();
    }

    public int getDayOfYear() {
        return date.getDayOfYear();
    }

    public DayOfWeek getDayOfWeek() {
        return date.getDayOfWeek();
    }

    public LocalTime toLocalTime() {
        return time;
    }

    public int getHour() {
        return time.getHour();
    }

    public int getMinute() {
        return time.getMinute();
    }

    public int getSecond() {
        return time.getSecond();
    }

    public int getNano() {
        return time.getNano();
    }

    public LocalDateTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalDate) {
            return with((LocalDate) adjuster, time);
        }
        if (adjuster instanceof LocalTime) {
            return with(date, (LocalTime) adjuster);
        }
        if (adjuster instanceof LocalDateTime) {
            return (LocalDateTime) adjuster;
        }
        return (LocalDateTime) adjuster.adjustInto(this);
    }

    public LocalDateTime with(TemporalField field, long newValue) {
        if (field instanceof ChronoField) {
            return field.isTimeBased() ? with(date, time.with(field, newValue)) : with(date.with(field, newValue), time);
        }
        return field.adjustInto(this, newValue);
    }

    public LocalDateTime withYear(int year) {
        return with(date.withYear(year), time);
    }

    public LocalDateTime withMonth(int month) {
        return with(date.withMonth(month), time);
    }

    public LocalDateTime withDayOfMonth(int dayOfMonth) {
        return with(date.withDayOfMonth(dayOfMonth), time);
    }

    public LocalDateTime withDayOfYear(int dayOfYear) {
        return with(date.withDayOfYear(dayOfYear), time);
    }

    public LocalDateTime withHour(int hour) {
        return with(date, time.withHour(hour));
    }

    public LocalDateTime withMinute(int minute) {
        return with(date, time.withMinute(minute));
    }

    public LocalDateTime withSecond(int second) {
        return with(date, time.withSecond(second));
    }

    public LocalDateTime withNano(int nanoOfSecond) {
        return with(date, time.withNano(nanoOfSecond));
    }

    public LocalDateTime truncatedTo(TemporalUnit unit) {
        return with(date, time.truncatedTo(unit));
    }

    public LocalDateTime plus(TemporalAmount amountToAdd) {
        if (amountToAdd instanceof Period) {
            return with(date.plus(amountToAdd), time);
        }
        Objects.requireNonNull(amountToAdd, "amountToAdd");
        return (LocalDateTime) amountToAdd.addTo(this);
    }

    public LocalDateTime plus(long amountToAdd, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amountToAdd);
        }
        switch ((ChronoUnit) unit) {
            case NANOS:
                return plusNanos(amountToAdd);
            case MICROS:
                return plusDays(amountToAdd / 86400000000L).plusNanos(amountToAdd % 86400000000L * 1000);
            case MILLIS:
                return plusDays(amountToAdd / 86400000).plusNanos(amountToAdd % 86400000 * 1000000);
            case SECONDS:
                return plusSeconds(amountToAdd);
            case MINUTES:
                return plusMinutes(amountToAdd);
            case HOURS:
                return plusHours(amountToAdd);
            case HALF_DAYS:
                return plusDays(amountToAdd / 256).plusHours(amountToAdd % 256 * 12);
            default:
                return with(date.plus(amountToAdd, unit), time);
        }
    }

    public LocalDateTime plusYears(long years) {
        return with(date.plusYears(years), time);
    }

    public LocalDateTime plusMonths(long months) {
        return with(date.plusMonths(months), time);
    }

    public LocalDateTime plusWeeks(long weeks) {
        return with(date.plusWeeks(weeks), time);
    }

    public LocalDateTime plusDays(long days) {
        return with(date.plusDays(days), time);
    }

    public LocalDateTime plusHours(long hours) {
        return moved(hours / 24, hours % 24 * 3600000000000L);
    }

    public LocalDateTime plusMinutes(long minutes) {
        return moved(minutes / 1440, minutes % 1440 * 60000000000L);
    }

    public LocalDateTime plusSeconds(long seconds) {
        return moved(seconds / 86400, seconds % 86400 * 1000000000L);
    }

    public LocalDateTime plusNanos(long nanos) {
        return moved(nanos / NANOS_OF_DAY, nanos % NANOS_OF_DAY);
    }

    /** The nanoseconds are less than those of a day, in either direction. */
    private LocalDateTime moved(long days, long nanos) {
        if (nanos == 0) {
            return with(date.plusDays(days), time);
        }
        long shifted = time.toNanoOfDay() + nanos + NANOS_OF_DAY;
        return with(date.plusDays(days + shifted / NANOS_OF_DAY - 1), LocalTime.ofNanoOfDay(shifted % NANOS_OF_DAY));
    }

    public LocalDateTime minus(TemporalAmount amountToSubtract) {
        if (amountToSubtract instanceof Period) {
            return with(date.minus(amountToSubtract), time);
        }
        Objects.requireNonNull(amountToSubtract, "amountToSubtract");
        return (LocalDateTime) amountToSubtract.subtractFrom(this);
    }

    public LocalDateTime minus(long amountToSubtract, TemporalUnit unit) {
        return amountToSubtract == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit)
                : plus(-amountToSubtract, unit);
    }

    public LocalDateTime minusYears(long years) {
        return years == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-years);
    }

    public LocalDateTime minusMonths(long months) {
        return months == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1) : plusMonths(-months);
    }

    public LocalDateTime minusWeeks(long weeks) {
        return weeks == Long.MIN_VALUE ? plusWeeks(Long.MAX_VALUE).plusWeeks(1) : plusWeeks(-weeks);
    }

    public LocalDateTime minusDays(long days) {
        return days == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-days);
    }

    public LocalDateTime minusHours(long hours) {
        return moved(-(hours / 24), -(hours % 24 * 3600000000000L));
    }

    public LocalDateTime minusMinutes(long minutes) {
        return moved(-(minutes / 1440), -(minutes % 1440 * 60000000000L));
    }

    public LocalDateTime minusSeconds(long seconds) {
        return moved(-(seconds / 86400), -(seconds % 86400 * 1000000000L));
    }

    public LocalDateTime minusNanos(long nanos) {
        return moved(-(nanos / NANOS_OF_DAY), -(nanos % NANOS_OF_DAY));
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.EPOCH_DAY, date.toEpochDay()).with(ChronoField.NANO_OF_DAY, time.toNanoOfDay());
    }

    public long until(Temporal endExclusive, TemporalUnit unit) {
        LocalDateTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        if (unit.isTimeBased()) {
            long days = date.daysUntil(end.date);
            long nanos = end.time.toNanoOfDay() - time.toNanoOfDay();
            // both of one sign
            if (days > 0 && nanos < 0) {
                days--;
                nanos += NANOS_OF_DAY;
            } else if (days < 0 && nanos > 0) {
                days++;
                nanos -= NANOS_OF_DAY;
            }
            long perDay = perDay((ChronoUnit) unit);
            return Math.addExact(Math.multiplyExact(days, perDay), nanos / (NANOS_OF_DAY / perDay));
        }
        LocalDate endDate = end.date;
        if (endDate.isAfter(date) && end.time.isBefore(time)) {
            endDate = endDate.minusDays(1);
        } else if (endDate.isBefore(date) && end.time.isAfter(time)) {
            endDate = endDate.plusDays(1);
        }
        return date.until(endDate, unit);
    }

    private static long perDay(ChronoUnit unit) {
        switch (unit) {
            case NANOS:
                return NANOS_OF_DAY;
            case MICROS:
                return 86400000000L;
            case MILLIS:
                return 86400000L;
            case SECONDS:
                return 86400L;
            case MINUTES:
                return 1440L;
            case HOURS:
                return 24L;
            default:
                return 2L;
        }
    }

    public String format(DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.format(this);
    }

    public OffsetDateTime atOffset(ZoneOffset offset) {
        return OffsetDateTime.of(this, offset);
    }

    public ZonedDateTime atZone(ZoneId zone) {
        return ZonedDateTime.of(this, zone);
    }

    public long toEpochSecond(ZoneOffset offset) {
        Objects.requireNonNull(offset, "offset");
        return date.toEpochDay() * 86400L + time.toSecondOfDay() - offset.getTotalSeconds();
    }

    public Instant toInstant(ZoneOffset offset) {
        return Instant.ofEpochSecond(toEpochSecond(offset), time.getNano());
    }

    public int compareTo(ChronoLocalDateTime<?> other) {
        int order = date.compareTo(other.toLocalDate());
        return order != 0 ? order : time.compareTo(other.toLocalTime());
    }

    public boolean isAfter(ChronoLocalDateTime<?> other) {
        return other instanceof LocalDateTime ? ((LocalDateTime) other).precedes(this) : order(other) > 0;
    }

    public boolean isBefore(ChronoLocalDateTime<?> other) {
        return other instanceof LocalDateTime ? precedes((LocalDateTime) other) : order(other) < 0;
    }

    public boolean isEqual(ChronoLocalDateTime<?> other) {
        return other instanceof LocalDateTime ? isSame((LocalDateTime) other) : order(other) == 0;
    }

    /** Compared with one of another calendar. */
    private int order(ChronoLocalDateTime<?> other) {
        int order = Long.compare(date.toEpochDay(), other.toLocalDate().toEpochDay());
        return order != 0 ? order : time.compareTo(other.toLocalTime());
    }

    boolean precedes(LocalDateTime other) {
        long own = date.packed();
        long others = other.date.packed();
        return own < others | (own == others & time.toNanoOfDay() < other.time.toNanoOfDay());
    }

    boolean isSame(LocalDateTime other) {
        return date.packed() == other.date.packed() & time.toNanoOfDay() == other.time.toNanoOfDay();
    }

    public boolean equals(Object obj) {
        return obj instanceof LocalDateTime && isSame((LocalDateTime) obj);
    }

    public int hashCode() {
        return date.hashCode() ^ time.hashCode();
    }

    public String toString() {
        return date.toString() + 'T' + time.toString();
    }
}
