// Model of java.time.LocalTime: hour, minute, second and nanosecond. Comparing times is one comparison of numbers. What time it is now
// is open.
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
import java.util.Objects;

@ForTests("parts of hour minute second nano; written parse; samples 10 15 0 0, 0 0 0 0, 23 59 59 0") public final class LocalTime implements Temporal, TemporalAdjuster, Comparable<LocalTime>, java.io.Serializable {
    public static final LocalTime MIN = new LocalTime(0, 0, 0, 0);
    public static final LocalTime MAX = new LocalTime(23, 59, 59, 999999999);
    public static final LocalTime MIDNIGHT = MIN;
    public static final LocalTime NOON = new LocalTime(12, 0, 0, 0);

    private static final long NANOS_OF_DAY = 86400000000000L;

    private final int hour;
    private final int minute;
    private final int second;
    private final int nano;

    //@ invariant 0 <= hour & hour <= 23 & 0 <= minute & minute <= 59;
    //@ invariant 0 <= second & second <= 59 & 0 <= nano & nano <= 999999999;

    private LocalTime(int hour, int minute, int second, int nano) {
        this.hour = hour;
        this.minute = minute;
        this.second = second;
        this.nano = nano;
    }

    //@ ensures \result != null;
    public static native LocalTime now();

    //@ ensures \result != null;
    private static native LocalTime nowIn(ZoneId zone);

    public static LocalTime now(ZoneId zone) {
        return nowIn(Objects.requireNonNull(zone, "zone"));
    }

    public static LocalTime now(Clock clock) {
        Objects.requireNonNull(clock, "clock");
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static LocalTime of(int hour, int minute) {
        checkHour(hour);
        checkMinute(minute);
        return new LocalTime(hour, minute, 0, 0);
    }

    public static LocalTime of(int hour, int minute, int second) {
        checkHour(hour);
        checkMinute(minute);
        checkSecond(second);
        return new LocalTime(hour, minute, second, 0);
    }

    public static LocalTime of(int hour, int minute, int second, int nanoOfSecond) {
        checkHour(hour);
        checkMinute(minute);
        checkSecond(second);
        checkNano(nanoOfSecond);
        return new LocalTime(hour, minute, second, nanoOfSecond);
    }

    private static void checkHour(int hour) {
        if (hour < 0 | hour > 23) {
            ChronoField.HOUR_OF_DAY.checkValidValue(hour);
        }
    }

    private static void checkMinute(int minute) {
        if (minute < 0 | minute > 59) {
            ChronoField.MINUTE_OF_HOUR.checkValidValue(minute);
        }
    }

    private static void checkSecond(int second) {
        if (second < 0 | second > 59) {
            ChronoField.SECOND_OF_MINUTE.checkValidValue(second);
        }
    }

    private static void checkNano(int nano) {
        if (nano < 0 | nano > 999999999) {
            ChronoField.NANO_OF_SECOND.checkValidValue(nano);
        }
    }

    public static LocalTime ofInstant(Instant instant, ZoneId zone) {
        Objects.requireNonNull(instant, "instant");
        Objects.requireNonNull(zone, "zone");
        ZoneOffset offset = zone.offsetAt(instant);
        long second = Math.floorMod(instant.getEpochSecond() + offset.getTotalSeconds(), 86400L);
        return ofNanoOfDay(second * 1000000000L + instant.getNano());
    }

    public static LocalTime ofSecondOfDay(long secondOfDay) {
        if (secondOfDay < 0 | secondOfDay > 86399) {
            ChronoField.SECOND_OF_DAY.checkValidValue(secondOfDay);
        }
        return ofSecond((int) secondOfDay, 0);
    }

    public static LocalTime ofNanoOfDay(long nanoOfDay) {
        if (nanoOfDay < 0 | nanoOfDay >= NANOS_OF_DAY) {
            ChronoField.NANO_OF_DAY.checkValidValue(nanoOfDay);
        }
        return ofSecond((int) (nanoOfDay / 1000000000L), (int) (nanoOfDay % 1000000000L));
    }

    private static LocalTime ofSecond(int second, int nano) {
        return new LocalTime(second / 3600, second / 60 % 60, second % 60, nano);
    }

    public static LocalTime from(TemporalAccessor temporal) {
        Objects.requireNonNull(temporal, "temporal");
        LocalTime time = Parts.time(temporal);
        if (time == null) {
            throw Extracted.failed("LocalTime", temporal);
        }
        return time;
    }

    public static LocalTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_TIME);
    }

    public static LocalTime parse(CharSequence text, DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.parse(text, LocalTime::from);
    }

    public boolean isSupported(TemporalField field) {
        if (field instanceof ChronoField) {
            return field.isTimeBased();
        }
        return field != null && field.isSupportedBy(this);
    }

    public boolean isSupported(TemporalUnit unit) {
        if (unit instanceof ChronoUnit) {
            return unit.isTimeBased();
        }
        return unit != null && unit.isSupportedBy(this);
    }

    public int get(TemporalField field) {
        if (field instanceof ChronoField) {
            if (field == ChronoField.NANO_OF_DAY || field == ChronoField.MICRO_OF_DAY) {
                throw new UnsupportedTemporalTypeException("Invalid field '" + field + "' for get() method, use getLong() instead");
            }
            return (int) getLong(field);
        }
        return Temporal.super.get(field);
    }

    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        switch ((ChronoField) field) {
            case NANO_OF_SECOND:
                return nano;
            case NANO_OF_DAY:
                return toNanoOfDay();
            case MICRO_OF_SECOND:
                return nano / 1000;
            case MICRO_OF_DAY:
                return toNanoOfDay() / 1000;
            case MILLI_OF_SECOND:
                return nano / 1000000;
            case MILLI_OF_DAY:
                return toNanoOfDay() / 1000000;
            case SECOND_OF_MINUTE:
                return second;
            case SECOND_OF_DAY:
                return toSecondOfDay();
            case MINUTE_OF_HOUR:
                return minute;
            case MINUTE_OF_DAY:
                return hour * 60 + minute;
            case HOUR_OF_AMPM:
                return hour % 12;
            case CLOCK_HOUR_OF_AMPM:
                return (hour + 11) % 12 + 1;
            case HOUR_OF_DAY:
                return hour;
            case CLOCK_HOUR_OF_DAY:
                return hour == 0 ? 24 : hour;
            case AMPM_OF_DAY:
                return hour / 12;
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    public int getHour() {
        return hour;
    }

    public int getMinute() {
        return minute;
    }

    public int getSecond() {
        return second;
    }

    public int getNano() {
        return nano;
    }

    public LocalTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalTime) {
            return (LocalTime) adjuster;
        }
        return (LocalTime) adjuster.adjustInto(this);
    }

    public LocalTime with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField)) {
            return field.adjustInto(this, newValue);
        }
        ChronoField known = (ChronoField) field;
        known.checkValidValue(newValue);
        switch (known) {
            case NANO_OF_SECOND:
                return withNano((int) newValue);
            case NANO_OF_DAY:
                return ofNanoOfDay(newValue);
            case MICRO_OF_SECOND:
                return withNano((int) newValue * 1000);
            case MICRO_OF_DAY:
                return ofNanoOfDay(newValue * 1000);
            case MILLI_OF_SECOND:
                return withNano((int) newValue * 1000000);
            case MILLI_OF_DAY:
                return ofNanoOfDay(newValue * 1000000);
            case SECOND_OF_MINUTE:
                return withSecond((int) newValue);
            case SECOND_OF_DAY:
                return plusSeconds(newValue - toSecondOfDay());
            case MINUTE_OF_HOUR:
                return withMinute((int) newValue);
            case MINUTE_OF_DAY:
                return plusMinutes(newValue - (hour * 60 + minute));
            case HOUR_OF_AMPM:
                return plusHours(newValue - hour % 12);
            case CLOCK_HOUR_OF_AMPM:
                return plusHours((newValue == 12 ? 0 : newValue) - hour % 12);
            case HOUR_OF_DAY:
                return withHour((int) newValue);
            case CLOCK_HOUR_OF_DAY:
                return withHour((int) (newValue == 24 ? 0 : newValue));
            case AMPM_OF_DAY:
                return plusHours((newValue - hour / 12) * 12);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    public LocalTime withHour(int hour) {
        checkHour(hour);
        return new LocalTime(hour, minute, second, nano);
    }

    public LocalTime withMinute(int minute) {
        checkMinute(minute);
        return new LocalTime(hour, minute, second, nano);
    }

    public LocalTime withSecond(int second) {
        checkSecond(second);
        return new LocalTime(hour, minute, second, nano);
    }

    public LocalTime withNano(int nanoOfSecond) {
        checkNano(nanoOfSecond);
        return new LocalTime(hour, minute, second, nanoOfSecond);
    }

    public LocalTime truncatedTo(TemporalUnit unit) {
        if (unit == ChronoUnit.NANOS) {
            return this;
        }
        Duration length = unit.getDuration();
        if (length.getSeconds() > 86400) {
            throw new UnsupportedTemporalTypeException("Unit is too large to be used for truncation");
        }
        long nanos = length.toNanos();
        if (NANOS_OF_DAY % nanos != 0) {
            throw new UnsupportedTemporalTypeException("Unit must divide into a standard day without remainder");
        }
        return ofNanoOfDay(toNanoOfDay() / nanos * nanos);
    }

    public LocalTime plus(TemporalAmount amountToAdd) {
        return (LocalTime) amountToAdd.addTo(this);
    }

    public LocalTime plus(long amountToAdd, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amountToAdd);
        }
        switch ((ChronoUnit) unit) {
            case NANOS:
                return plusNanos(amountToAdd);
            case MICROS:
                return plusNanos(amountToAdd % 86400000000L * 1000);
            case MILLIS:
                return plusNanos(amountToAdd % 86400000L * 1000000);
            case SECONDS:
                return plusSeconds(amountToAdd);
            case MINUTES:
                return plusMinutes(amountToAdd);
            case HOURS:
                return plusHours(amountToAdd);
            case HALF_DAYS:
                return plusHours(amountToAdd % 2 * 12);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public LocalTime plusHours(long hoursToAdd) {
        return new LocalTime(((int) (hoursToAdd % 24) + hour + 24) % 24, minute, second, nano);
    }

    public LocalTime plusMinutes(long minutesToAdd) {
        int minutes = ((int) (minutesToAdd % 1440) + hour * 60 + minute + 1440) % 1440;
        return new LocalTime(minutes / 60, minutes % 60, second, nano);
    }

    public LocalTime plusSeconds(long secondsToAdd) {
        return ofSecond(((int) (secondsToAdd % 86400) + toSecondOfDay() + 86400) % 86400, nano);
    }

    public LocalTime plusNanos(long nanosToAdd) {
        return ofNanoOfDay((nanosToAdd % NANOS_OF_DAY + toNanoOfDay() + NANOS_OF_DAY) % NANOS_OF_DAY);
    }

    public LocalTime minus(TemporalAmount amountToSubtract) {
        return (LocalTime) amountToSubtract.subtractFrom(this);
    }

    public LocalTime minus(long amountToSubtract, TemporalUnit unit) {
        return amountToSubtract == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit)
                : plus(-amountToSubtract, unit);
    }

    public LocalTime minusHours(long hoursToSubtract) {
        return plusHours(-(hoursToSubtract % 24));
    }

    public LocalTime minusMinutes(long minutesToSubtract) {
        return plusMinutes(-(minutesToSubtract % 1440));
    }

    public LocalTime minusSeconds(long secondsToSubtract) {
        return plusSeconds(-(secondsToSubtract % 86400));
    }

    public LocalTime minusNanos(long nanosToSubtract) {
        return plusNanos(-(nanosToSubtract % NANOS_OF_DAY));
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.NANO_OF_DAY, toNanoOfDay());
    }

    public long until(Temporal endExclusive, TemporalUnit unit) {
        LocalTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        long nanos = end.toNanoOfDay() - toNanoOfDay();
        switch ((ChronoUnit) unit) {
            case NANOS:
                return nanos;
            case MICROS:
                return nanos / 1000;
            case MILLIS:
                return nanos / 1000000;
            case SECONDS:
                return nanos / 1000000000L;
            case MINUTES:
                return nanos / 60000000000L;
            case HOURS:
                return nanos / 3600000000000L;
            case HALF_DAYS:
                return nanos / 43200000000000L;
            default:
                throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public String format(DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.format(this);
    }

    public LocalDateTime atDate(LocalDate date) {
        return LocalDateTime.of(date, this);
    }

    public int toSecondOfDay() {
        return hour * 3600 + minute * 60 + second;
    }

    public long toNanoOfDay() {
        return toSecondOfDay() * 1000000000L + nano;
    }

    public long toEpochSecond(LocalDate date, ZoneOffset offset) {
        Objects.requireNonNull(date, "date");
        Objects.requireNonNull(offset, "offset");
        return date.toEpochDay() * 86400L + toSecondOfDay() - offset.getTotalSeconds();
    }

    public int compareTo(LocalTime other) {
        return Long.compare(toNanoOfDay(), other.toNanoOfDay());
    }

    public boolean isAfter(LocalTime other) {
        return toNanoOfDay() > other.toNanoOfDay();
    }

    public boolean isBefore(LocalTime other) {
        return toNanoOfDay() < other.toNanoOfDay();
    }

    public boolean equals(Object obj) {
        return obj instanceof LocalTime && toNanoOfDay() == ((LocalTime) obj).toNanoOfDay();
    }

    public int hashCode() {
        return Long.hashCode(toNanoOfDay());
    }

    public String toString() {
        StringBuilder text = new StringBuilder();
        Digits.two(text, hour);
        Digits.two(text.append(':'), minute);
        if (second > 0 || nano > 0) {
            Digits.two(text.append(':'), second);
            if (nano > 0) {
                Digits.fraction(text.append('.'), nano);
            }
        }
        return text.toString();
    }
}
