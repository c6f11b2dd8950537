// Model of java.time.chrono.ChronoLocalDate: the part that every calendar has. Of the calendars only that of ISO is modelled.
package java.time.chrono;

import java.time.LocalTime;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;

public interface ChronoLocalDate extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDate> {
    boolean isLeapYear();

    int lengthOfMonth();

    int lengthOfYear();

    long toEpochDay();

    ChronoLocalDateTime<?> atTime(LocalTime localTime);

    int compareTo(ChronoLocalDate other);

    boolean isAfter(ChronoLocalDate other);

    boolean isBefore(ChronoLocalDate other);

    boolean isEqual(ChronoLocalDate other);

    boolean equals(Object obj);

    int hashCode();

    String toString();
}
