// Model of java.time.chrono.ChronoZonedDateTime: the part that every calendar has. Of the calendars only that of ISO is modelled.
package java.time.chrono;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.Temporal;

public interface ChronoZonedDateTime<D extends ChronoLocalDate> extends Temporal, Comparable<ChronoZonedDateTime<?>> {
    D toLocalDate();

    LocalTime toLocalTime();

    ChronoLocalDateTime<D> toLocalDateTime();

    ZoneOffset getOffset();

    ZoneId getZone();

    Instant toInstant();

    long toEpochSecond();

    int compareTo(ChronoZonedDateTime<?> other);

    boolean isAfter(ChronoZonedDateTime<?> other);

    boolean isBefore(ChronoZonedDateTime<?> other);

    boolean isEqual(ChronoZonedDateTime<?> other);

    boolean equals(Object obj);

    int hashCode();

    String toString();
}
