// Model of java.time.ZonedDateTime: a date and time in a zone. Exact where the offset of the zone is fixed, such as UTC. What is now is
// open.
package java.time;

import java.time.chrono.ChronoZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.Objects;

@ForTests("parts of dateTime zone; written parse") public final class ZonedDateTime implements Temporal, ChronoZonedDateTime<LocalDate>, java.io.Serializable {
    private final LocalDateTime dateTime;
    private final ZoneOffset offset;
    private final ZoneId zone;

    //@ invariant dateTime != null && offset != null && zone != null;
    //@ invariant zone.fixedOffset() == null || zone.fixedOffset().getTotalSeconds() == offset.getTotalSeconds();

    private ZonedDateTime(LocalDateTime dateTime, ZoneOffset offset, ZoneId zone) {
        this.dateTime = dateTime;
        this.offset = offset;
        this.zone = zone;
    }

    //@ ensures \result != null;
    public static native ZonedDateTime now();

    public static ZonedDateTime now(ZoneId zone) {
        return ofInstant(Instant.now(), zone);
    }

    public static ZonedDateTime now(Clock clock) {
        Objects.requireNonNull(clock, "clock");
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static ZonedDateTime of(LocalDate date, LocalTime time, ZoneId zone) {
        return of(LocalDateTime.of(date, time), zone);
    }

    public static ZonedDateTime of(LocalDateTime localDateTime, ZoneId zone) {
        return ofLocal(localDateTime, zone, null);
    }

    public static ZonedDateTime of(int year, int month, int dayOfMonth, int hour, int minute, int second, int nanoOfSecond,
            ZoneId zone) {
        return of(LocalDateTime.of(year, month, dayOfMonth, hour, minute, second, nanoOfSecond), zone);
    }

    public static ZonedDateTime ofLocal(LocalDateTime localDateTime, ZoneId zone, ZoneOffset preferredOffset) {
        Objects.requireNonNull(localDateTime, "localDateTime");
        Objects.requireNonNull(zone, "zone");
        ZoneOffset fixed = zone.fixedOffset();
        return fixed != null ? new ZonedDateTime(localDateTime, fixed, zone)
                : openLocal(localDateTime, zone, preferredOffset);
    }

    //@ ensures \result != null && \result.zone == zone;
    private static /*@ pure @*/ native ZonedDateTime openLocal(LocalDateTime local, ZoneId zone, ZoneOffset preferred);

    public static ZonedDateTime ofInstant(Instant instant, ZoneId zone) {
        Objects.requireNonNull(instant, "instant");
        Objects.requireNonNull(zone, "zone");
        return at(instant.getEpochSecond(), instant.getNano(), zone);
    }

    private static ZonedDateTime at(long epochSecond, int nano, ZoneId zone) {
        ZoneOffset offset = zone.offsetAt(Instant.ofEpochSecond(epochSecond, nano));
        return new ZonedDateTime(LocalDateTime.ofEpochSecond(epochSecond, nano, offset), offset, zone);
    }

    public static ZonedDateTime ofInstant(LocalDateTime localDateTime, ZoneOffset offset, ZoneId zone) {
        Objects.requireNonNull(localDateTime, "localDateTime");
        Objects.requireNonNull(offset, "offset");
        Objects.requireNonNull(zone, "zone");
        return at(localDateTime.toEpochSecond(offset), localDateTime.getNano(), zone);
    }

    public static ZonedDateTime from(TemporalAccessor temporal) {
        if (temporal instanceof ZonedDateTime) {
            return (ZonedDateTime) temporal;
        }
        try {
            ZoneId zone = Parts.zone(temporal);
            if (zone == null) {
                throw Extracted.failed("ZoneId", temporal);
            }
            if (temporal.isSupported(ChronoField.INSTANT_SECONDS)) {
                return at(temporal.getLong(ChronoField.INSTANT_SECONDS), temporal.get(ChronoField.NANO_OF_SECOND), zone);
            }
            LocalDate date = LocalDate.from(temporal);
            return of(date, LocalTime.from(temporal), zone);
        } catch (DateTimeException problem) {
            throw Extracted.failed("ZonedDateTime", temporal, problem);
        }
    }

    public static ZonedDateTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_ZONED_DATE_TIME);
    }

    public static ZonedDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.parse(text, ZonedDateTime::from);
    }

    /** A change of the date: the time of the day stays, if the zone has it. */
    private ZonedDateTime local(LocalDateTime newDateTime) {
        return ofLocal(newDateTime, zone, offset);
    }

    /** A change of the time: as long as it says, whatever the zone does meanwhile. */
    private ZonedDateTime moved(LocalDateTime newDateTime) {
        return ofInstant(newDateTime, offset, zone);
    }

    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField || field != null && field.isSupportedBy(this);
    }

    public boolean isSupported(TemporalUnit unit) {
        if (unit instanceof ChronoUnit) {
            return unit != ChronoUnit.FOREVER;
        }
        return unit != null && unit.isSupportedBy(this);
    }

    public ValueRange range(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.rangeRefinedBy(this);
        }
        return field == ChronoField.INSTANT_SECONDS || field == ChronoField.OFFSET_SECONDS ? field.range()
                : dateTime.range(field);
    }

    public int get(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return ChronoZonedDateTime.super.get(field);
        }
        if (field == ChronoField.INSTANT_SECONDS) {
            throw new UnsupportedTemporalTypeException("Invalid field 'InstantSeconds' for get() method, use getLong() instead");
        }
        return field == ChronoField.OFFSET_SECONDS ? offset.getTotalSeconds() : dateTime.get(field);
    }

    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        if (field == ChronoField.INSTANT_SECONDS) {
            return toEpochSecond();
        }
        return field == ChronoField.OFFSET_SECONDS ? offset.getTotalSeconds() : dateTime.getLong(field);
    }

    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        return query == TemporalQueries.zoneId() ? (R) zone : ChronoZonedDateTime.super.query(query);
    }

    public ZoneOffset getOffset() {
        return offset;
    }

    public ZoneId getZone() {
        return zone;
    }

    public ZonedDateTime withZoneSameLocal(ZoneId zone) {
        Objects.requireNonNull(zone, "zone");
        return this.zone.equals(zone) ? this : ofLocal(dateTime, zone, offset);
    }

    public ZonedDateTime withZoneSameInstant(ZoneId zone) {
        Objects.requireNonNull(zone, "zone");
        return this.zone.equals(zone) ? this : at(dateTime.toEpochSecond(offset), dateTime.getNano(), zone);
    }

    public ZonedDateTime withFixedOffsetZone() {
        return zone.equals(offset) ? this : new ZonedDateTime(dateTime, offset, offset);
    }

    public int getYear() {
        return dateTime.getYear();
    }

    public int getMonthValue() {
        return dateTime.getMonthValue();
    }

    public Month getMonth() {
        return dateTime.getMonth();
    }

    public int getDayOfMonth() {
        return dateTime.getDayOfMonth();
    }

    public int getDayOfYear() {
        return dateTime.getDayOfYear();
    }

    public DayOfWeek getDayOfWeek() {
        return dateTime.getDayOfWeek();
    }

    public int getHour() {
        return dateTime.getHour();
    }

    public int getMinute() {
        return dateTime.getMinute();
    }

    public int getSecond() {
        return dateTime.getSecond();
    }

    public int getNano() {
        return dateTime.getNano();
    }

    public LocalDateTime toLocalDateTime() {
        return dateTime;
    }

    public LocalDate toLocalDate() {
        return dateTime.toLocalDate();
    }

    public LocalTime toLocalTime() {
        return dateTime.toLocalTime();
    }

    public ZonedDateTime withYear(int year) {
        return local(dateTime.withYear(year));
    }

    public ZonedDateTime withMonth(int month) {
        return local(dateTime.withMonth(month));
    }

    public ZonedDateTime withDayOfMonth(int dayOfMonth) {
        return local(dateTime.withDayOfMonth(dayOfMonth));
    }

    public ZonedDateTime withDayOfYear(int dayOfYear) {
        return local(dateTime.withDayOfYear(dayOfYear));
    }

    public ZonedDateTime withHour(int hour) {
        return local(dateTime.withHour(hour));
    }

    public ZonedDateTime withMinute(int minute) {
        return local(dateTime.withMinute(minute));
    }

    public ZonedDateTime withSecond(int second) {
        return local(dateTime.withSecond(second));
    }

    public ZonedDateTime withNano(int nanoOfSecond) {
        return local(dateTime.withNano(nanoOfSecond));
    }

    public ZonedDateTime truncatedTo(TemporalUnit unit) {
        return local(dateTime.truncatedTo(unit));
    }

    public ZonedDateTime plusYears(long years) {
        return local(dateTime.plusYears(years));
    }

    public ZonedDateTime plusMonths(long months) {
        return local(dateTime.plusMonths(months));
    }

    public ZonedDateTime plusWeeks(long weeks) {
        return local(dateTime.plusWeeks(weeks));
    }

    public ZonedDateTime plusDays(long days) {
        return local(dateTime.plusDays(days));
    }

    public ZonedDateTime plusHours(long hours) {
        return moved(dateTime.plusHours(hours));
    }

    public ZonedDateTime plusMinutes(long minutes) {
        return moved(dateTime.plusMinutes(minutes));
    }

    public ZonedDateTime plusSeconds(long seconds) {
        return moved(dateTime.plusSeconds(seconds));
    }

    public ZonedDateTime plusNanos(long nanos) {
        return moved(dateTime.plusNanos(nanos));
    }

    public ZonedDateTime minusYears(long years) {
        return years == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-years);
    }

    public ZonedDateTime minusMonths(long months) {
        return months == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1) : plusMonths(-months);
    }

    public ZonedDateTime minusWeeks(long weeks) {
        return weeks == Long.MIN_VALUE ? plusWeeks(Long.MAX_VALUE).plusWeeks(1) : plusWeeks(-weeks);
    }

    public ZonedDateTime minusDays(long days) {
        return days == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-days);
    }

    public ZonedDateTime minusHours(long hours) {
        return hours == Long.MIN_VALUE ? plusHours(Long.MAX_VALUE).plusHours(1) : plusHours(-hours);
    }

    public ZonedDateTime minusMinutes(long minutes) {
        return minutes == Long.MIN_VALUE ? plusMinutes(Long.MAX_VALUE).plusMinutes(1) : plusMinutes(-minutes);
    }

    public ZonedDateTime minusSeconds(long seconds) {
        return seconds == Long.MIN_VALUE ? plusSeconds(Long.MAX_VALUE).plusSeconds(1) : plusSeconds(-seconds);
    }

    public ZonedDateTime minusNanos(long nanos) {
        return nanos == Long.MIN_VALUE ? plusNanos(Long.MAX_VALUE).plusNanos(1) : plusNanos(-nanos);
    }

    public ZonedDateTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalDate || adjuster instanceof LocalTime || adjuster instanceof LocalDateTime) {
            return local(dateTime.with(adjuster));
        }
        if (adjuster instanceof OffsetDateTime) {
            OffsetDateTime other = (OffsetDateTime) adjuster;
            return ofLocal(other.toLocalDateTime(), zone, other.getOffset());
        }
        if (adjuster instanceof Instant) {
            return ofInstant((Instant) adjuster, zone);
        }
        return (ZonedDateTime) adjuster.adjustInto(this);
    }

    public ZonedDateTime with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField)) {
            return field.adjustInto(this, newValue);
        }
        if (field == ChronoField.INSTANT_SECONDS) {
            return at(newValue, getNano(), zone);
        }
        if (field == ChronoField.OFFSET_SECONDS) {
            return withOffset(ZoneOffset.ofTotalSeconds(ChronoField.OFFSET_SECONDS.checkValidIntValue(newValue)));
        }
        return local(dateTime.with(field, newValue));
    }

    private ZonedDateTime withOffset(ZoneOffset offset) {
        // a fixed zone has no other offset
        return zone.fixedOffset() != null ? this : openLocal(dateTime, zone, offset);
    }

    public ZonedDateTime plus(TemporalAmount amountToAdd) {
        if (amountToAdd instanceof Period) {
            return local(dateTime.plus(amountToAdd));
        }
        Objects.requireNonNull(amountToAdd, "amountToAdd");
        return (ZonedDateTime) amountToAdd.addTo(this);
    }

    public ZonedDateTime plus(long amountToAdd, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amountToAdd);
        }
        return unit.isDateBased() ? local(dateTime.plus(amountToAdd, unit)) : moved(dateTime.plus(amountToAdd, unit));
    }

    public ZonedDateTime minus(TemporalAmount amountToSubtract) {
        if (amountToSubtract instanceof Period) {
            return local(dateTime.minus(amountToSubtract));
        }
        Objects.requireNonNull(amountToSubtract, "amountToSubtract");
        return (ZonedDateTime) amountToSubtract.subtractFrom(this);
    }

    public ZonedDateTime minus(long amountToSubtract, TemporalUnit unit) {
        return amountToSubtract == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit)
                : plus(-amountToSubtract, unit);
    }

    public long until(Temporal endExclusive, TemporalUnit unit) {
        ZonedDateTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        end = end.withZoneSameInstant(zone);
        return unit.isDateBased() ? dateTime.until(end.dateTime, unit)
                : toOffsetDateTime().until(end.toOffsetDateTime(), unit);
    }

    public String format(DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.format(this);
    }

    public OffsetDateTime toOffsetDateTime() {
        return OffsetDateTime.of(dateTime, offset);
    }

    public Instant toInstant() {
        return dateTime.toInstant(offset);
    }

    public long toEpochSecond() {
        return dateTime.toEpochSecond(offset);
    }

    public int compareTo(ChronoZonedDateTime<?> other) {
        int order = Long.compare(toEpochSecond(), other.toEpochSecond());
        if (order == 0) {
            order = getNano() - other.toLocalTime().getNano();
        }
        if (order == 0) {
            order = dateTime.compareTo(other.toLocalDateTime());
        }
        return order != 0 ? order : zone.getId().compareTo(other.getZone().getId());
    }

    public boolean isAfter(ChronoZonedDateTime<?> other) {
        long own = toEpochSecond();
        long others = other.toEpochSecond();
        return own > others | (own == others & getNano() > other.toLocalTime().getNano());
    }

    public boolean isBefore(ChronoZonedDateTime<?> other) {
        long own = toEpochSecond();
        long others = other.toEpochSecond();
        return own < others | (own == others & getNano() < other.toLocalTime().getNano());
    }

    public boolean isEqual(ChronoZonedDateTime<?> other) {
        return toEpochSecond() == other.toEpochSecond() & getNano() == other.toLocalTime().getNano();
    }

    public boolean equals(Object obj) {
        if (!(obj instanceof ZonedDateTime)) {
            return false;
        }
        ZonedDateTime other = (ZonedDateTime) obj;
        return dateTime.isSame(other.dateTime) && offset.equals(other.offset) && zone.equals(other.zone);
    }

    public int hashCode() {
        return dateTime.hashCode() ^ offset.hashCode() ^ Integer.rotateLeft(zone.hashCode(), 3);
    }

    public String toString() {
        String text = dateTime.toString() + offset.toString();
        return offset != zone && !zone.equals(offset) ? text + '[' + zone.toString() + ']' : text;
    }
}
