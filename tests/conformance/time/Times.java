import java.time.*;
import java.time.format.*;
import java.time.temporal.*;

/** Times, durations, instants, offsets and zones without rules. */
public class Times {
    interface Step {
        Object run();
    }

    static void show(String name, Step step) {
        String shown;
        try {
            shown = String.valueOf(step.run());
        } catch (RuntimeException problem) {
            shown = problem.getClass().getSimpleName() + ": " + problem.getMessage();
        }
        System.out.println(name + " " + shown);
    }

    static final LocalTime[] TIMES = { LocalTime.MIDNIGHT, LocalTime.NOON, LocalTime.MAX, LocalTime.of(10, 15), LocalTime.of(10, 15, 30),
        LocalTime.of(23, 59, 59, 1000000), LocalTime.of(1, 2, 3, 4000), LocalTime.of(1, 2, 3, 4), LocalTime.ofSecondOfDay(3661) };
    static final long[] AMOUNTS = { 0, 1, -1, 25, -61, 3600, 86401, Long.MAX_VALUE, Long.MIN_VALUE };

    static void time(LocalTime time) {
        for (long amount : AMOUNTS) {
            show(time + " " + amount, () -> time.plusHours(amount) + " " + time.minusMinutes(amount) + " " + time.plusSeconds(amount) + " " + time.minusNanos(amount));
            show("millis " + amount, () -> time.plus(amount, ChronoUnit.MILLIS) + " " + time.minus(amount, ChronoUnit.HALF_DAYS));
        }
        show("parts", () -> time.getHour() + " " + time.getMinute() + " " + time.getSecond() + " " + time.getNano() + " " + time.toSecondOfDay() + " " + time.toNanoOfDay() + " " + time.hashCode());
        show("truncated", () -> time.truncatedTo(ChronoUnit.HOURS) + " " + time.truncatedTo(ChronoUnit.MILLIS) + " " + time.truncatedTo(ChronoUnit.DAYS));
        show("with", () -> time.withHour(3) + " " + time.withMinute(59) + " " + time.withSecond(1) + " " + time.withNano(5));
        for (LocalTime other : TIMES) {
            show(time + " " + other, () -> time.compareTo(other) + " " + time.isBefore(other) + " " + time.isAfter(other) + " " + time.equals(other) + " "
                    + ChronoUnit.MINUTES.between(time, other) + " " + Duration.between(time, other));
        }
    }

    static void fields(Temporal temporal) {
        for (ChronoField field : ChronoField.values()) {
            show(temporal + " " + field, () -> temporal.isSupported(field) + " " + temporal.getLong(field) + " " + temporal.range(field) + " " + temporal.get(field));
            show("with " + field, () -> temporal.with(field, 2));
            show("with " + field, () -> temporal.with(field, 100));
        }
        for (ChronoUnit unit : ChronoUnit.values()) {
            show(temporal + " " + unit, () -> temporal.isSupported(unit) + " " + temporal.plus(2, unit) + " " + temporal.minus(3, unit));
        }
    }

    static void dateTime(LocalDateTime at) {
        for (long amount : new long[] { 0, 1, -1, 49, -100000, 86400000000000L }) {
            show(at + " " + amount, () -> at.plusHours(amount) + " " + at.minusMinutes(amount) + " " + at.plusSeconds(amount) + " " + at.minusNanos(amount));
            show("days " + amount, () -> at.plusDays(amount) + " " + at.minusWeeks(amount));
            show("months " + amount, () -> at.plusMonths(amount) + " " + at.minusYears(amount));
        }
        LocalDateTime other = LocalDateTime.of(2024, 3, 1, 0, 0);
        for (ChronoUnit unit : ChronoUnit.values()) {
            show(at + " until " + unit, () -> at.until(other, unit) + " " + other.until(at, unit));
        }
        show("compared", () -> Integer.signum(at.compareTo(other)) + " " + at.isBefore(other) + " " + at.isAfter(other) + " " + at.isEqual(other) + " " + at.equals(other) + " " + at.hashCode());
        show("epoch", () -> at.toEpochSecond(ZoneOffset.UTC) + " " + at.toInstant(ZoneOffset.ofHours(2)) + " " + at.atZone(ZoneOffset.UTC) + " " + at.atOffset(ZoneOffset.ofHours(-5)));
        show("parse", () -> LocalDateTime.parse(at.toString()).equals(at) + " " + at.toLocalDate() + " " + at.toLocalTime() + " " + at.getDayOfWeek());
        show("truncated", () -> at.truncatedTo(ChronoUnit.DAYS) + " " + at.truncatedTo(ChronoUnit.MINUTES) + " " + at.with(LocalTime.NOON) + " " + at.with(LocalDate.EPOCH));
        show("duration", () -> Duration.between(at, other) + " " + at.plus(Duration.ofMinutes(90)) + " " + at.plus(Period.ofMonths(1)) + " " + at.minus(Duration.ofDays(1)));
    }

    static void duration(Duration d) {
        show("duration", () -> d + " " + d.getSeconds() + " " + d.getNano() + " " + d.toDays() + " " + d.toHours() + " " + d.toMinutes() + " " + d.isNegative() + " " + d.isZero() + " " + d.hashCode());
        show("millis", () -> d.toMillis());
        show("nanos", () -> d.toNanos());
        show("parts", () -> d.toDaysPart() + " " + d.toHoursPart() + " " + d.toMinutesPart() + " " + d.toSecondsPart() + " " + d.toMillisPart() + " " + d.toNanosPart());
        show("plus", () -> d.plusHours(1) + " " + d.minusMillis(1) + " " + d.plus(Duration.ofNanos(1)) + " " + d.minus(Duration.ofSeconds(3, 5)) + " " + d.plusDays(-1));
        show("times", () -> d.multipliedBy(3) + " " + d.negated() + " " + d.abs());
        show("over", () -> d.dividedBy(7) + " " + d.dividedBy(Duration.ofSeconds(2)));
        show("truncated", () -> d.truncatedTo(ChronoUnit.MINUTES) + " " + d.truncatedTo(ChronoUnit.SECONDS));
        show("compared", () -> Integer.signum(d.compareTo(Duration.ofSeconds(1))) + " " + d.equals(Duration.ofMillis(1500)) + " " + d.get(ChronoUnit.NANOS));
        show("parse", () -> Duration.parse(d.toString()).equals(d));
    }

    static void instant(Instant at) {
        show("instant", () -> at + " " + at.getEpochSecond() + " " + at.getNano() + " " + at.hashCode());
        show("milli", () -> at.toEpochMilli());
        show("plus", () -> at.plusSeconds(1) + " " + at.minusMillis(1500) + " " + at.plusNanos(-1) + " " + at.plus(Duration.ofHours(1)) + " " + at.minus(1, ChronoUnit.DAYS));
        show("truncated", () -> at.truncatedTo(ChronoUnit.SECONDS) + " " + at.truncatedTo(ChronoUnit.DAYS));
        show("until", () -> at.until(Instant.EPOCH, ChronoUnit.SECONDS) + " " + ChronoUnit.HOURS.between(Instant.EPOCH, at) + " " + Duration.between(at, Instant.EPOCH));
        show("compared", () -> Integer.signum(at.compareTo(Instant.EPOCH)) + " " + at.isBefore(Instant.EPOCH) + " " + at.isAfter(Instant.EPOCH) + " " + at.equals(Instant.EPOCH));
        show("zoned", () -> at.atZone(ZoneOffset.UTC) + " " + at.atOffset(ZoneOffset.ofHours(1)) + " " + LocalDateTime.ofInstant(at, ZoneOffset.ofHours(-1)) + " " + LocalDate.ofInstant(at, ZoneId.of("UTC")));
        show("parse", () -> Instant.parse(at.toString()).equals(at));
    }

    static void zoned(ZonedDateTime at) {
        show("zoned", () -> at + " " + at.toInstant() + " " + at.getZone() + " " + at.getOffset() + " " + at.toEpochSecond() + " " + at.hashCode());
        show("plus", () -> at.plusDays(1) + " " + at.minusHours(5) + " " + at.plusMonths(1) + " " + at.plus(Duration.ofMinutes(3)) + " " + at.withHour(2) + " " + at.truncatedTo(ChronoUnit.DAYS));
        show("same", () -> at.withZoneSameInstant(ZoneOffset.ofHours(3)) + " " + at.withZoneSameLocal(ZoneId.of("GMT")) + " " + at.toOffsetDateTime() + " " + at.withFixedOffsetZone());
        ZonedDateTime other = ZonedDateTime.of(2024, 2, 29, 10, 15, 30, 0, ZoneOffset.ofHours(1));
        show("compared", () -> Integer.signum(at.compareTo(other)) + " " + at.isBefore(other) + " " + at.isAfter(other) + " " + at.isEqual(other) + " " + at.equals(other) + " " + ChronoUnit.HOURS.between(at, other));
        show("parse", () -> ZonedDateTime.parse(at.toString()).equals(at));
        OffsetDateTime offset = at.toOffsetDateTime();
        show("offset", () -> offset + " " + offset.withOffsetSameInstant(ZoneOffset.ofHours(-3)) + " " + offset.withOffsetSameLocal(ZoneOffset.UTC) + " " + offset.hashCode() + " " + OffsetDateTime.parse(offset.toString()).equals(offset));
        show("compared", () -> Integer.signum(offset.compareTo(other.toOffsetDateTime())) + " " + offset.isBefore(other.toOffsetDateTime()) + " " + offset.isEqual(other.toOffsetDateTime()) + " " + offset.plusDays(2) + " " + offset.minusSeconds(5));
    }

    public static void main(String[] args) {
        for (LocalTime time : TIMES) {
            time(time);
        }
        fields(TIMES[5]);
        fields(LocalDateTime.of(2024, 2, 29, 23, 59, 58, 7));
        fields(Instant.ofEpochSecond(-5, 7));
        fields(ZonedDateTime.of(2024, 2, 29, 23, 59, 58, 7, ZoneOffset.ofHours(2)));
        fields(OffsetDateTime.of(2024, 2, 29, 23, 59, 58, 7, ZoneOffset.ofHours(2)));
        show("of", () -> LocalTime.of(24, 0));
        show("of", () -> LocalTime.of(0, 60));
        show("of", () -> LocalTime.of(0, 0, -1));
        show("of", () -> LocalTime.of(0, 0, 0, 1000000000));
        show("of", () -> LocalTime.ofNanoOfDay(86400000000000L));
        for (String text : new String[] { "10:15", "10:15:30", "10:15:30.5", "10:15:30.", "24:00", "10:61", "1:00", "10:15:30.1234567891", "", "10", "10:15:60" }) {
            show("time " + text, () -> LocalTime.parse(text));
        }
        for (LocalDateTime at : new LocalDateTime[] { LocalDateTime.of(2024, 2, 29, 23, 59, 59), LocalDateTime.of(1969, 12, 31, 0, 0), LocalDateTime.of(2024, Month.MARCH, 1, 0, 0, 0, 1) }) {
            dateTime(at);
        }
        for (String text : new String[] { "2024-02-29T10:15", "2024-02-29t10:15:30.123", "2024-02-29 10:15", "2024-02-30T10:15", "2024-02-29T", "2024-02-29T10:15Z" }) {
            show("datetime " + text, () -> LocalDateTime.parse(text));
        }
        for (Duration d : new Duration[] { Duration.ZERO, Duration.ofMillis(1500), Duration.ofMillis(-1500), Duration.ofDays(3), Duration.ofSeconds(-1, 1),
            Duration.ofSeconds(3661, 5), Duration.ofNanos(-1), Duration.ofSeconds(Long.MAX_VALUE, 999999999), Duration.ofSeconds(Long.MIN_VALUE), Duration.ofMinutes(-90), Duration.of(5, ChronoUnit.HALF_DAYS),
            Duration.ofHours(25) }) {
            duration(d);
        }
        show("over", () -> Duration.ofDays(1).dividedBy(0));
        show("of", () -> Duration.of(1, ChronoUnit.MONTHS));
        show("of", () -> Duration.ofDays(Long.MAX_VALUE));
        show("from", () -> Duration.from(Period.ofDays(1)));
        show("between", () -> Duration.between(LocalDate.EPOCH, LocalDate.EPOCH));
        for (String text : new String[] { "PT1H", "P1D", "P1DT2H3M4.5S", "-PT1M", "PT-1.5S", "PT", "P", "PT1S1M", "pt1s", "PT0.0000000001S", "PT1.S", "P1Y", "PT99999999999999999999S", "PT-0.5S", "+P-1DT+1H" }) {
            show("duration " + text, () -> Duration.parse(text));
        }
        for (Instant at : new Instant[] { Instant.EPOCH, Instant.ofEpochMilli(1709201730123L), Instant.ofEpochSecond(-1, 5), Instant.ofEpochSecond(253402300800L), Instant.MIN, Instant.MAX, Instant.ofEpochMilli(-1) }) {
            instant(at);
        }
        for (String text : new String[] { "2024-02-29T10:15:30Z", "2024-02-29T10:15Z", "2024-02-29T24:00:00Z", "2024-02-29T10:15:30.5Z", "2024-02-29T10:15:30+01:00", "2024-02-30T10:15:30Z", "x", "2024-02-29T10:15:30" }) {
            show("instant " + text, () -> Instant.parse(text));
        }
        for (String text : new String[] { "Z", "+1", "+01", "-0130", "+01:30", "+013015", "-18:00", "+18:01", "+19", "1", "+1:30", "+01-30", "", "+ab", "z" }) {
            show("offset " + text, () -> ZoneOffset.of(text) + " " + ZoneOffset.of(text).getTotalSeconds() + " " + ZoneOffset.of(text).hashCode());
        }
        show("offset", () -> ZoneOffset.ofHoursMinutes(1, -1));
        show("offset", () -> ZoneOffset.ofTotalSeconds(64801));
        show("offset", () -> ZoneOffset.ofHours(1).compareTo(ZoneOffset.UTC) + " " + ZoneOffset.ofHours(0).equals(ZoneOffset.UTC));
        for (String text : new String[] { "UTC", "GMT", "UT", "UTC+01:00", "GMT-3", "Z", "+02:00", "UTC+99", "Not/1A Zone", "" }) {
            show("zone " + text, () -> ZoneId.of(text) + " " + ZoneId.of(text).getId() + " " + ZoneId.of(text).normalized() + " " + ZoneId.of(text).equals(ZoneId.of("UTC")) + " " + ZoneId.of(text).hashCode());
        }
        zoned(ZonedDateTime.of(2024, 2, 29, 23, 0, 0, 0, ZoneOffset.UTC));
        zoned(ZonedDateTime.of(LocalDateTime.of(1970, 1, 1, 0, 0), ZoneId.of("UTC")));
        zoned(ZonedDateTime.of(LocalDate.of(2024, 2, 29), LocalTime.of(10, 15, 30), ZoneOffset.ofHours(1)));
        for (String text : new String[] { "2024-02-29T10:15:30Z", "2024-02-29T10:15+01:00", "2024-02-29T10:15:30Z[UTC]", "2024-02-29T10:15:30+01", "2024-02-29T10:15:30+0130", "2024-02-29T10:15:30", "2024-02-29T10:15:30Z[" }) {
            show("zoned " + text, () -> ZonedDateTime.parse(text));
            show("offset " + text, () -> OffsetDateTime.parse(text));
        }
        Clock clock = Clock.fixed(Instant.ofEpochSecond(1709201730L), ZoneOffset.UTC);
        show("clock", () -> clock + " " + clock.millis() + " " + LocalDate.now(clock) + " " + LocalTime.now(clock) + " " + LocalDateTime.now(clock) + " " + ZonedDateTime.now(clock) + " " + Instant.now(clock) + " " + Year.now(clock) + " " + YearMonth.now(clock));
        show("clock", () -> Clock.offset(clock, Duration.ofHours(1)).instant() + " " + clock.withZone(ZoneOffset.ofHours(1)).getZone() + " " + clock.equals(Clock.fixed(Instant.ofEpochSecond(1709201730L), ZoneOffset.UTC)));
    }
}
