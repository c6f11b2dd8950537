// Model of java.time.temporal.TemporalQueries: the date, the time, the zone and the offset of something. The calendar is open.
package java.time.temporal;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;

public final class TemporalQueries {
    private static final TemporalQuery<ZoneId> ZONE_ID = temporal -> temporal.query(zoneId());
    private static final TemporalQuery<TemporalUnit> PRECISION = temporal -> temporal.query(precision());
    private static final TemporalQuery<ZoneOffset> OFFSET = temporal -> temporal.isSupported(ChronoField.OFFSET_SECONDS)
            ? ZoneOffset.ofTotalSeconds(temporal.get(ChronoField.OFFSET_SECONDS))
            : null;
    private static final TemporalQuery<ZoneId> ZONE = temporal -> {
        ZoneId zone = temporal.query(zoneId());
        return zone != null ? zone : temporal.query(offset());
    };
    private static final TemporalQuery<LocalDate> LOCAL_DATE = temporal -> temporal.isSupported(ChronoField.EPOCH_DAY)
            ? LocalDate.ofEpochDay(temporal.getLong(ChronoField.EPOCH_DAY))
            : null;
    private static final TemporalQuery<LocalTime> LOCAL_TIME = temporal -> temporal.isSupported(ChronoField.NANO_OF_DAY)
            ? LocalTime.ofNanoOfDay(temporal.getLong(ChronoField.NANO_OF_DAY))
            : null;

    private TemporalQueries() {
    }

    public static TemporalQuery<ZoneId> zoneId() {
        return ZONE_ID;
    }

    public static TemporalQuery<TemporalUnit> precision() {
        return PRECISION;
    }

    public static TemporalQuery<ZoneId> zone() {
        return ZONE;
    }

    public static TemporalQuery<ZoneOffset> offset() {
        return OFFSET;
    }

    public static TemporalQuery<LocalDate> localDate() {
        return LOCAL_DATE;
    }

    public static TemporalQuery<LocalTime> localTime() {
        return LOCAL_TIME;
    }
}
