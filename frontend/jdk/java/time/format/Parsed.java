package java.time.format;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;

/** The fields that were read from a text, and the date and time that they make. */
final class Parsed implements TemporalAccessor {
    ZoneId zone;
    private long[] values = new long[30];
    private boolean[] isThere = new boolean[30];
    private LocalDate date;
    private LocalTime time;
    private boolean isNextDay;

    //@ invariant values != null && values.length == 30 && isThere != null && isThere.length == 30;

    Parsed() {
    }

    Parsed(Parsed other) {
        zone = other.zone;
        values = other.values.clone();
        isThere = other.isThere.clone();
    }

    void take(Parsed other) {
        zone = other.zone;
        values = other.values;
        isThere = other.isThere;
    }

    /** False where another value was read before. */
    boolean put(ChronoField field, long value) {
        int index = field.ordinal();
        if (isThere[index] && values[index] != value) {
            return false;
        }
        isThere[index] = true;
        values[index] = value;
        return true;
    }

    private boolean has(ChronoField field) {
        return isThere[field.ordinal()];
    }

    private long removed(ChronoField field) {
        isThere[field.ordinal()] = false;
        return values[field.ordinal()];
    }

    private long checked(ChronoField field) {
        return field.checkValidValue(removed(field));
    }

    void resolve(boolean isStrict) {
        year(isStrict);
        date(isStrict);
        hour();
        time(isStrict);
        if (date != null && isNextDay) {
            date = date.plusDays(1);
            isNextDay = false;
        }
        check();
        if (date != null && time != null) {
            ZoneOffset offset = has(ChronoField.OFFSET_SECONDS)
                    ? ZoneOffset.ofTotalSeconds((int) values[ChronoField.OFFSET_SECONDS.ordinal()])
                    : zone instanceof ZoneOffset ? (ZoneOffset) zone : null;
            if (offset != null) {
                put(ChronoField.INSTANT_SECONDS, date.toEpochSecond(time, offset));
            }
        }
    }

    /** The instant of a whole date and time with an offset: the end of a day has hour 24, and there are two years more. */
    long instantSeconds() {
        long year = values[ChronoField.YEAR.ordinal()];
        long shift = year < -999999999L ? 400 : year > 999999999L ? -400 : 0;
        values[ChronoField.YEAR.ordinal()] = year + shift;
        boolean isEnd = values[ChronoField.HOUR_OF_DAY.ordinal()] == 24 && values[ChronoField.MINUTE_OF_HOUR.ordinal()] == 0
                && values[ChronoField.SECOND_OF_MINUTE.ordinal()] == 0 && values[ChronoField.NANO_OF_SECOND.ordinal()] == 0;
        if (isEnd) {
            values[ChronoField.HOUR_OF_DAY.ordinal()] = 0;
        }
        resolve(true);
        return values[ChronoField.INSTANT_SECONDS.ordinal()] - shift / 400 * 12622780800L + (isEnd ? 86400 : 0);
    }

    private void year(boolean isStrict) {
        if (has(ChronoField.YEAR_OF_ERA)) {
            ChronoField.YEAR_OF_ERA.checkValidValue(values[ChronoField.YEAR_OF_ERA.ordinal()]);
            if (!isStrict || has(ChronoField.YEAR)) {
                long year = removed(ChronoField.YEAR_OF_ERA);
                if (has(ChronoField.YEAR)) {
                    long known = values[ChronoField.YEAR.ordinal()];
                    year = known > 0 ? year : 1 - year;
                    if (known != year) {
                        throw new DateTimeException("Conflict found: Year " + known + " differs from Year " + year);
                    }
                }
                put(ChronoField.YEAR, year);
            }
        }
    }

    private void date(boolean isStrict) {
        if (!has(ChronoField.YEAR)) {
            return;
        }
        if (has(ChronoField.MONTH_OF_YEAR) && has(ChronoField.DAY_OF_MONTH)) {
            int year = (int) checked(ChronoField.YEAR);
            int month = (int) checked(ChronoField.MONTH_OF_YEAR);
            int day = (int) checked(ChronoField.DAY_OF_MONTH);
            if (!isStrict && day > 28) {
                day = Math.min(day, LocalDate.of(year, month, 1).lengthOfMonth());
            }
            date = LocalDate.of(year, month, day);
        } else if (has(ChronoField.DAY_OF_YEAR)) {
            int year = (int) checked(ChronoField.YEAR);
            date = LocalDate.ofYearDay(year, (int) checked(ChronoField.DAY_OF_YEAR));
        }
    }

    private void hour() {
        if (has(ChronoField.CLOCK_HOUR_OF_DAY)) {
            long hour = checked(ChronoField.CLOCK_HOUR_OF_DAY);
            put(ChronoField.HOUR_OF_DAY, hour == 24 ? 0 : hour);
        }
        if (has(ChronoField.CLOCK_HOUR_OF_AMPM)) {
            long hour = checked(ChronoField.CLOCK_HOUR_OF_AMPM);
            put(ChronoField.HOUR_OF_AMPM, hour == 12 ? 0 : hour);
        }
        if (has(ChronoField.AMPM_OF_DAY) && has(ChronoField.HOUR_OF_AMPM)) {
            long half = checked(ChronoField.AMPM_OF_DAY);
            put(ChronoField.HOUR_OF_DAY, half * 12 + checked(ChronoField.HOUR_OF_AMPM));
        }
    }

    private void time(boolean isStrict) {
        boolean hasMinute = has(ChronoField.MINUTE_OF_HOUR);
        boolean hasSecond = has(ChronoField.SECOND_OF_MINUTE);
        boolean hasNano = has(ChronoField.NANO_OF_SECOND);
        if (!has(ChronoField.HOUR_OF_DAY) || !hasMinute && (hasSecond || hasNano) || !hasSecond && hasNano) {
            if (hasNano) {
                long nanos = values[ChronoField.NANO_OF_SECOND.ordinal()];
                put(ChronoField.MICRO_OF_SECOND, nanos / 1000);
                put(ChronoField.MILLI_OF_SECOND, nanos / 1000000);
            }
            return;
        }
        long hour = removed(ChronoField.HOUR_OF_DAY);
        long minute = hasMinute ? removed(ChronoField.MINUTE_OF_HOUR) : 0;
        long second = hasSecond ? removed(ChronoField.SECOND_OF_MINUTE) : 0;
        long nano = hasNano ? removed(ChronoField.NANO_OF_SECOND) : 0;
        if (!isStrict && hour == 24 && minute == 0 && second == 0 && nano == 0) {
            hour = 0;
            isNextDay = true;
        }
        ChronoField.HOUR_OF_DAY.checkValidValue(hour);
        ChronoField.MINUTE_OF_HOUR.checkValidValue(minute);
        ChronoField.SECOND_OF_MINUTE.checkValidValue(second);
        time = LocalTime.of((int) hour, (int) minute, (int) second, (int) nano);
    }

    /** Fields that are left must agree with the date and the time. */
    private void check() {
        for (ChronoField field : ChronoField.values()) {
            if (!has(field)) {
                continue;
            }
            long value = values[field.ordinal()];
            TemporalAccessor part = field.isDateBased() ? date : field.isTimeBased() ? time : null;
            if (part != null) {
                long own = part.getLong(field);
                if (own != value) {
                    throw new DateTimeException(
                            "Conflict found: Field " + field + " " + own + " differs from " + field + " " + value + " derived from " + part);
                }
                removed(field);
            }
        }
    }

    public boolean isSupported(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field != null && field.isSupportedBy(this);
        }
        return has((ChronoField) field) || date != null && field.isDateBased() || time != null && field.isTimeBased();
    }

    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        if (has((ChronoField) field)) {
            return values[((ChronoField) field).ordinal()];
        }
        if (date != null && field.isDateBased()) {
            return date.getLong(field);
        }
        if (time != null && field.isTimeBased()) {
            return time.getLong(field);
        }
        throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    }

    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.zoneId()) {
            return (R) zone;
        }
        return query == TemporalQueries.precision() ? null : query.queryFrom(this);
    }

    public String toString() {
        int count = 0;
        String fields = "";
        for (ChronoField field : ChronoField.values()) {
            if (has(field)) {
                fields = field + "=" + values[field.ordinal()];
                count++;
            }
        }
        // the order of several is that of a hash table
        StringBuilder text = new StringBuilder(count > 1 ? openText() : "{" + fields + "},ISO");
        if (zone != null) {
            text.append(',').append(zone);
        }
        if (date != null || time != null) {
            text.append(" resolved to ");
            if (date != null) {
                text.append(date);
                if (time != null) {
                    text.append('T').append(time);
                }
            } else {
                text.append(time);
            }
        }
        return text.toString();
    }

    //@ ensures \result != null;
    private native String openText();
}
