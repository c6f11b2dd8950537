// Model of java.time.Instant: seconds since 1970 and nanoseconds. What is now is open.
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

@ForTests("parts create seconds nanos; written parse; samples 0 0, 1709201730 0") public final class Instant implements Temporal, TemporalAdjuster, Comparable<Instant>, java.io.Serializable {
    public static final Instant EPOCH = new Instant(0, 0);
    public static final Instant MIN = new Instant(-31557014167219200L, 0);
    public static final Instant MAX = new Instant(31556889864403199L, 999999999);

    private final long seconds;
    private final int nanos;

    //@ invariant -31557014167219200L <= seconds & seconds <= 31556889864403199L & 0 <= nanos & nanos <= 999999999;

    private Instant(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    private static Instant create(long seconds, int nanos) {
        if (seconds < -31557014167219200L | seconds > 31556889864403199L) {
            throw new DateTimeException("Instant exceeds minimum or maximum instant");
        }
        return new Instant(seconds, nanos);
    }

    //@ ensures \result != null;
    public static native Instant now();

    public static Instant now(Clock clock) {
        Objects.requireNonNull(clock, "clock");
        return clock.instant();
    }

    public static Instant ofEpochSecond(long epochSecond) {
        return create(epochSecond, 0);
    }

    public static Instant ofEpochSecond(long epochSecond, long nanoAdjustment) {
        long seconds = Math.addExact(epochSecond, Math.floorDiv(nanoAdjustment, 1000000000L));
        return create(seconds, (int) Math.floorMod(nanoAdjustment, 1000000000L));
    }

    public static Instant ofEpochMilli(long epochMilli) {
        return create(Math.floorDiv(epochMilli, 1000L), (int) Math.floorMod(epochMilli, 1000L) * 1000000);
    }

    public static Instant from(TemporalAccessor temporal) {
        if (temporal instanceof Instant) {
            return (Instant) temporal;
        }
        Objects.requireNonNull(temporal, "temporal");
        try {
            long seconds = temporal.getLong(ChronoField.INSTANT_SECONDS);
            return ofEpochSecond(seconds, temporal.get(ChronoField.NANO_OF_SECOND));
        } catch (DateTimeException problem) {
            throw Extracted.failed("Instant", temporal, problem);
        }
    }

    public static Instant parse(CharSequence text) {
        return DateTimeFormatter.ISO_INSTANT.parse(text, Instant::from);
    }

    public boolean isSupported(TemporalField field) {
        if (field instanceof ChronoField) {
            return field == ChronoField.INSTANT_SECONDS || field == ChronoField.NANO_OF_SECOND
                    || field == ChronoField.MICRO_OF_SECOND || field == ChronoField.MILLI_OF_SECOND;
        }
        return field != null && field.isSupportedBy(this);
    }

    public boolean isSupported(TemporalUnit unit) {
        if (unit instanceof ChronoUnit) {
            return unit.isTimeBased() || unit == ChronoUnit.DAYS;
        }
        return unit != null && unit.isSupportedBy(this);
    }

    public int get(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return Temporal.super.get(field);
        }
        if (field == ChronoField.INSTANT_SECONDS || !isSupported(field)) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        return (int) getLong(field);
    }

    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        switch ((ChronoField) field) {
            case NANO_OF_SECOND:
                return nanos;
            case MICRO_OF_SECOND:
                return nanos / 1000;
            case MILLI_OF_SECOND:
                return nanos / 1000000;
            case INSTANT_SECONDS:
                return seconds;
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    public long getEpochSecond() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    public Instant with(TemporalAdjuster adjuster) {
        return (Instant) adjuster.adjustInto(this);
    }

    public Instant with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField)) {
            return field.adjustInto(this, newValue);
        }
        ChronoField known = (ChronoField) field;
        known.checkValidValue(newValue);
        switch (known) {
            case NANO_OF_SECOND:
                return create(seconds, (int) newValue);
            case MICRO_OF_SECOND:
                return create(seconds, (int) newValue * 1000);
            case MILLI_OF_SECOND:
                return create(seconds, (int) newValue * 1000000);
            case INSTANT_SECONDS:
                return create(newValue, nanos);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    public Instant truncatedTo(TemporalUnit unit) {
        if (unit == ChronoUnit.NANOS) {
            return this;
        }
        Duration length = unit.getDuration();
        if (length.getSeconds() > 86400) {
            throw new UnsupportedTemporalTypeException("Unit is too large to be used for truncation");
        }
        long unitNanos = length.toNanos();
        if (86400000000000L % unitNanos != 0) {
            throw new UnsupportedTemporalTypeException("Unit must divide into a standard day without remainder");
        }
        long inDay = Math.floorMod(seconds, 86400L) * 1000000000L + nanos;
        return plusNanos(inDay / unitNanos * unitNanos - inDay);
    }

    public Instant plus(TemporalAmount amountToAdd) {
        return (Instant) amountToAdd.addTo(this);
    }

    public Instant plus(long amountToAdd, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amountToAdd);
        }
        switch ((ChronoUnit) unit) {
            case NANOS:
                return plusNanos(amountToAdd);
            case MICROS:
                return plus(amountToAdd / 1000000, amountToAdd % 1000000 * 1000);
            case MILLIS:
                return plusMillis(amountToAdd);
            case SECONDS:
                return plusSeconds(amountToAdd);
            case MINUTES:
                return plusSeconds(Math.multiplyExact(amountToAdd, 60L));
            case HOURS:
                return plusSeconds(Math.multiplyExact(amountToAdd, 3600L));
            case HALF_DAYS:
                return plusSeconds(Math.multiplyExact(amountToAdd, 43200L));
            case DAYS:
                return plusSeconds(Math.multiplyExact(amountToAdd, 86400L));
            default:
                throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    public Instant plusSeconds(long secondsToAdd) {
        return plus(secondsToAdd, 0);
    }

    public Instant plusMillis(long millisToAdd) {
        return plus(millisToAdd / 1000, millisToAdd % 1000 * 1000000);
    }

    public Instant plusNanos(long nanosToAdd) {
        return plus(0, nanosToAdd);
    }

    private Instant plus(long secondsToAdd, long nanosToAdd) {
        if (secondsToAdd == 0 & nanosToAdd == 0) {
            return this;
        }
        long sum = Math.addExact(seconds, secondsToAdd);
        return ofEpochSecond(Math.addExact(sum, nanosToAdd / 1000000000L), nanos + nanosToAdd % 1000000000L);
    }

    public Instant minus(TemporalAmount amountToSubtract) {
        return (Instant) amountToSubtract.subtractFrom(this);
    }

    public Instant minus(long amountToSubtract, TemporalUnit unit) {
        return amountToSubtract == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit)
                : plus(-amountToSubtract, unit);
    }

    public Instant minusSeconds(long secondsToSubtract) {
        return secondsToSubtract == Long.MIN_VALUE ? plusSeconds(Long.MAX_VALUE).plusSeconds(1)
                : plusSeconds(-secondsToSubtract);
    }

    public Instant minusMillis(long millisToSubtract) {
        return millisToSubtract == Long.MIN_VALUE ? plusMillis(Long.MAX_VALUE).plusMillis(1)
                : plusMillis(-millisToSubtract);
    }

    public Instant minusNanos(long nanosToSubtract) {
        return nanosToSubtract == Long.MIN_VALUE ? plusNanos(Long.MAX_VALUE).plusNanos(1) : plusNanos(-nanosToSubtract);
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.INSTANT_SECONDS, seconds).with(ChronoField.NANO_OF_SECOND, nanos);
    }

    public long until(Temporal endExclusive, TemporalUnit unit) {
        Instant end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        switch ((ChronoUnit) unit) {
            case NANOS:
                return nanosUntil(end);
            case MICROS:
                return nanosUntil(end) / 1000;
            case MILLIS:
                return Math.subtractExact(end.toEpochMilli(), toEpochMilli());
            case SECONDS:
                return secondsUntil(end);
            case MINUTES:
                return secondsUntil(end) / 60;
            case HOURS:
                return secondsUntil(end) / 3600;
            case HALF_DAYS:
                return secondsUntil(end) / 43200;
            case DAYS:
                return secondsUntil(end) / 86400;
            default:
                throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
    }

    private long nanosUntil(Instant end) {
        long difference = Math.subtractExact(end.seconds, seconds);
        return Math.addExact(Math.multiplyExact(difference, 1000000000L), end.nanos - nanos);
    }

    private long secondsUntil(Instant end) {
        long difference = Math.subtractExact(end.seconds, seconds);
        if (difference > 0 && end.nanos < nanos) {
            return difference - 1;
        }
        return difference < 0 && end.nanos > nanos ? difference + 1 : difference;
    }

    public OffsetDateTime atOffset(ZoneOffset offset) {
        return OffsetDateTime.ofInstant(this, offset);
    }

    public ZonedDateTime atZone(ZoneId zone) {
        return ZonedDateTime.ofInstant(this, zone);
    }

    public long toEpochMilli() {
        if (seconds < 0 && nanos > 0) {
            return Math.addExact(Math.multiplyExact(seconds + 1, 1000L), nanos / 1000000 - 1000L);
        }
        return Math.addExact(Math.multiplyExact(seconds, 1000L), nanos / 1000000);
    }

    public int compareTo(Instant otherInstant) {
        int order = Long.compare(seconds, otherInstant.seconds);
        return order != 0 ? order : nanos - otherInstant.nanos;
    }

    public boolean isAfter(Instant otherInstant) {
        return otherInstant.isBefore(this);
    }

    public boolean isBefore(Instant otherInstant) {
        return seconds < otherInstant.seconds | (seconds == otherInstant.seconds & nanos < otherInstant.nanos);
    }

    public boolean equals(Object other) {
        return other instanceof Instant && seconds == ((Instant) other).seconds & nanos == ((Instant) other).nanos;
    }

    public int hashCode() {
        return (int) (seconds ^ (seconds >>> 32)) + 51 * nanos;
    }

    /** In UTC, with seconds, and three, six or nine digits of a fraction. */
    public String toString() {
        // instants have two years more than dates: the calendar repeats after 400
        int shift = seconds < -31557014135596800L ? 400 : seconds > 31556889832780799L ? -400 : 0;
        long moved = seconds + shift / 400 * 12622780800L;
        long epochDay = Math.floorDiv(moved, 86400L);
        LocalDate date = LocalDate.ofEpochDay(epochDay);
        int second = (int) (moved - epochDay * 86400L);
        StringBuilder text = new StringBuilder();
        Digits.year(text, date.getYear() - shift);
        Digits.two(text.append('-'), date.getMonthValue());
        Digits.two(text.append('-'), date.getDayOfMonth());
        Digits.two(text.append('T'), second / 3600);
        Digits.two(text.append(':'), second / 60 % 60);
        Digits.two(text.append(':'), second % 60);
        if (nanos != 0) {
            Digits.fraction(text.append('.'), nanos);
        }
        return text.append('Z').toString();
    }
}
