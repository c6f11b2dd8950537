package java.time;

import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;

/** The date, the time, the zone and the offset that something has; null where it has none. */
final class Parts {
    private Parts() {
    }

    static LocalDate date(TemporalAccessor temporal) {
        if (temporal instanceof LocalDate) {
            return (LocalDate) temporal;
        }
        if (temporal instanceof LocalDateTime) {
            return ((LocalDateTime) temporal).toLocalDate();
        }
        return temporal.isSupported(ChronoField.EPOCH_DAY) ? LocalDate.ofEpochDay(temporal.getLong(ChronoField.EPOCH_DAY))
                : null;
    }

    static LocalTime time(TemporalAccessor temporal) {
        if (temporal instanceof LocalTime) {
            return (LocalTime) temporal;
        }
        if (temporal instanceof LocalDateTime) {
            return ((LocalDateTime) temporal).toLocalTime();
        }
        return temporal.isSupported(ChronoField.NANO_OF_DAY)
                ? LocalTime.ofNanoOfDay(temporal.getLong(ChronoField.NANO_OF_DAY))
                : null;
    }

    static ZoneOffset offset(TemporalAccessor temporal) {
        if (temporal instanceof ZoneOffset) {
            return (ZoneOffset) temporal;
        }
        return temporal.isSupported(ChronoField.OFFSET_SECONDS)
                ? ZoneOffset.ofTotalSeconds(temporal.get(ChronoField.OFFSET_SECONDS))
                : null;
    }

    /** The zone, or else the offset. */
    static ZoneId zone(TemporalAccessor temporal) {
        ZoneId zone = temporal.query(TemporalQueries.zoneId());
        return zone != null ? zone : offset(temporal);
    }
}
