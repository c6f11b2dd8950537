// Model of java.time.chrono.ChronoLocalDateTime: the part that every calendar has. Of the calendars only that of ISO is modelled.
package java.time.chrono;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;

public interface ChronoLocalDateTime<D extends ChronoLocalDate>
        extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDateTime<?>> {
    D toLocalDate();

    LocalTime toLocalTime();

    Instant toInstant(ZoneOffset offset);

    long toEpochSecond(ZoneOffset offset);

    ChronoZonedDateTime<D> atZone(ZoneId zone);

    int compareTo(ChronoLocalDateTime<?> other);

    boolean isAfter(ChronoLocalDateTime<?> other);

    boolean isBefore(ChronoLocalDateTime<?> other);

    boolean isEqual(ChronoLocalDateTime<?> other);

    boolean equals(Object obj);

    int hashCode();

    String toString();
}
