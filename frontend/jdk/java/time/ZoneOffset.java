// Model of java.time.ZoneOffset: seconds ahead of UTC.
package java.time;

import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.Objects;

@ForTests("parts ofTotalSeconds totalSeconds; written of; samples 0, 3600") public final class ZoneOffset extends ZoneId implements TemporalAccessor, TemporalAdjuster, Comparable<ZoneOffset>, java.io.Serializable {
    public static final ZoneOffset UTC = new ZoneOffset(0);
    public static final ZoneOffset MIN = new ZoneOffset(-64800);
    public static final ZoneOffset MAX = new ZoneOffset(64800);

    private final int totalSeconds;

    //@ invariant -64800 <= totalSeconds & totalSeconds <= 64800;

    private ZoneOffset(int totalSeconds) {
        this.totalSeconds = totalSeconds;
    }

    public static ZoneOffset of(String offsetId) {
        Objects.requireNonNull(offsetId, "offsetId");
        if (offsetId.equals("Z")) {
            return UTC;
        }
        int length = offsetId.length();
        int hours;
        int minutes = 0;
        int seconds = 0;
        switch (length) {
            case 2:
                offsetId = offsetId.charAt(0) + "0" + offsetId.charAt(1);
                hours = number(offsetId, 1, false);
                break;
            case 3:
                hours = number(offsetId, 1, false);
                break;
            case 5:
                hours = number(offsetId, 1, false);
                minutes = number(offsetId, 3, false);
                break;
            case 6:
                hours = number(offsetId, 1, false);
                minutes = number(offsetId, 4, true);
                break;
            case 7:
                hours = number(offsetId, 1, false);
                minutes = number(offsetId, 3, false);
                seconds = number(offsetId, 5, false);
                break;
            case 9:
                hours = number(offsetId, 1, false);
                minutes = number(offsetId, 4, true);
                seconds = number(offsetId, 7, true);
                break;
            default:
                throw new DateTimeException("Invalid ID for ZoneOffset, invalid format: " + offsetId);
        }
        char first = offsetId.charAt(0);
        if (first != '+' && first != '-') {
            throw new DateTimeException("Invalid ID for ZoneOffset, plus/minus not found when expected: " + offsetId);
        }
        return first == '-' ? ofHoursMinutesSeconds(-hours, -minutes, -seconds)
                : ofHoursMinutesSeconds(hours, minutes, seconds);
    }

    private static int number(String text, int at, boolean isAfterColon) {
        if (isAfterColon && text.charAt(at - 1) != ':') {
            throw new DateTimeException("Invalid ID for ZoneOffset, colon not found when expected: " + text);
        }
        char tens = text.charAt(at);
        char ones = text.charAt(at + 1);
        if (tens < '0' || tens > '9' || ones < '0' || ones > '9') {
            throw new DateTimeException("Invalid ID for ZoneOffset, non numeric characters found: " + text);
        }
        return (tens - '0') * 10 + (ones - '0');
    }

    public static ZoneOffset ofHours(int hours) {
        return ofHoursMinutesSeconds(hours, 0, 0);
    }

    public static ZoneOffset ofHoursMinutes(int hours, int minutes) {
        return ofHoursMinutesSeconds(hours, minutes, 0);
    }

    public static ZoneOffset ofHoursMinutesSeconds(int hours, int minutes, int seconds) {
        if (hours < -18 || hours > 18) {
            throw new DateTimeException("Zone offset hours not in valid range: value " + hours + " is not in the range -18 to 18");
        }
        if (hours > 0) {
            if (minutes < 0 || seconds < 0) {
                throw new DateTimeException("Zone offset minutes and seconds must be positive because hours is positive");
            }
        } else if (hours < 0) {
            if (minutes > 0 || seconds > 0) {
                throw new DateTimeException("Zone offset minutes and seconds must be negative because hours is negative");
            }
        } else if (minutes > 0 && seconds < 0 || minutes < 0 && seconds > 0) {
            throw new DateTimeException("Zone offset minutes and seconds must have the same sign");
        }
        if (minutes < -59 || minutes > 59) {
            throw new DateTimeException("Zone offset minutes not in valid range: value " + minutes + " is not in the range -59 to 59");
        }
        if (seconds < -59 || seconds > 59) {
            throw new DateTimeException("Zone offset seconds not in valid range: value " + seconds + " is not in the range -59 to 59");
        }
        if ((hours == 18 || hours == -18) && (minutes | seconds) != 0) {
            throw new DateTimeException("Zone offset not in valid range: -18:00 to +18:00");
        }
        return ofTotalSeconds(hours * 3600 + minutes * 60 + seconds);
    }

    public static ZoneOffset from(TemporalAccessor temporal) {
        Objects.requireNonNull(temporal, "temporal");
        ZoneOffset offset = Parts.offset(temporal);
        if (offset == null) {
            throw Extracted.failed("ZoneOffset", temporal);
        }
        return offset;
    }

    public static ZoneOffset ofTotalSeconds(int totalSeconds) {
        if (totalSeconds < -64800 | totalSeconds > 64800) {
            throw new DateTimeException("Zone offset not in valid range: -18:00 to +18:00");
        }
        return totalSeconds == 0 ? UTC : new ZoneOffset(totalSeconds);
    }

    public int getTotalSeconds() {
        return totalSeconds;
    }

    public String getId() {
        if (totalSeconds == 0) {
            return "Z";
        }
        int absolute = Math.abs(totalSeconds);
        StringBuilder text = new StringBuilder(totalSeconds < 0 ? "-" : "+");
        Digits.two(text, absolute / 3600);
        Digits.two(text.append(':'), absolute / 60 % 60);
        if (absolute % 60 != 0) {
            Digits.two(text.append(':'), absolute % 60);
        }
        return text.toString();
    }

    ZoneOffset fixedOffset() {
        return this;
    }

    ZoneOffset offsetAt(Instant instant) {
        return this;
    }

    public boolean isSupported(TemporalField field) {
        if (field instanceof ChronoField) {
            return field == ChronoField.OFFSET_SECONDS;
        }
        return field != null && field.isSupportedBy(this);
    }

    public int get(TemporalField field) {
        if (field == ChronoField.OFFSET_SECONDS) {
            return totalSeconds;
        }
        if (field instanceof ChronoField) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        return range(field).checkValidIntValue(getLong(field), field);
    }

    public long getLong(TemporalField field) {
        if (field == ChronoField.OFFSET_SECONDS) {
            return totalSeconds;
        }
        if (field instanceof ChronoField) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        return field.getFrom(this);
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.OFFSET_SECONDS, totalSeconds);
    }

    public int compareTo(ZoneOffset other) {
        return other.totalSeconds - totalSeconds;
    }

    public boolean equals(Object obj) {
        return obj instanceof ZoneOffset && totalSeconds == ((ZoneOffset) obj).totalSeconds;
    }

    public int hashCode() {
        return totalSeconds;
    }

    public String toString() {
        return getId();
    }
}
