// Model of java.time.MonthDay: a birthday. Today is open.
package java.time;

import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.Objects;

@ForTests("parts of month day; samples 2 29, 1 1") public final class MonthDay implements TemporalAccessor, TemporalAdjuster, Comparable<MonthDay>, java.io.Serializable {
    private final int month;
    private final int day;

    //@ invariant 1 <= month & month <= 12 & 1 <= day & day <= 30 + (month + month / 8) % 2 & (month != 2 | day <= 29);

    private MonthDay(int month, int day) {
        this.month = month;
        this.day = day;
    }

    //@ ensures \result != null;
    public static native MonthDay now();

    //@ ensures \result != null;
    public static native MonthDay now(ZoneId zone);

    public static MonthDay now(Clock clock) {
        LocalDate today = LocalDate.now(clock);
        return of(today.getMonthValue(), today.getDayOfMonth());
    }

    public static MonthDay of(Month month, int dayOfMonth) {
        Objects.requireNonNull(month, "month");
        if (dayOfMonth < 1 | dayOfMonth > 31) {
            ChronoField.DAY_OF_MONTH.checkValidValue(dayOfMonth);
        }
        if (dayOfMonth > month.maxLength()) {
            throw new DateTimeException("Illegal value for DayOfMonth field, value " + dayOfMonth
                    + " is not valid for month " + month.name());
        }
        return new MonthDay(month.getValue(), dayOfMonth);
    }

    public static MonthDay of(int month, int dayOfMonth) {
        return of(Month.of(month), dayOfMonth);
    }

    public static MonthDay from(TemporalAccessor temporal) {
        if (temporal instanceof MonthDay) {
            return (MonthDay) temporal;
        }
        try {
            return of(temporal.get(ChronoField.MONTH_OF_YEAR), temporal.get(ChronoField.DAY_OF_MONTH));
        } catch (DateTimeException problem) {
            throw Extracted.failed("MonthDay", temporal, problem);
        }
    }

    public static MonthDay parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ofPattern("--MM-dd"));
    }

    public static MonthDay parse(CharSequence text, DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.parse(text, MonthDay::from);
    }

    public boolean isSupported(TemporalField field) {
        if (field instanceof ChronoField) {
            return field == ChronoField.MONTH_OF_YEAR || field == ChronoField.DAY_OF_MONTH;
        }
        return field != null && field.isSupportedBy(this);
    }

    public ValueRange range(TemporalField field) {
        if (field == ChronoField.DAY_OF_MONTH) {
            return ValueRange.of(1, getMonth().minLength(), getMonth().maxLength());
        }
        return field == ChronoField.MONTH_OF_YEAR ? field.range() : TemporalAccessor.super.range(field);
    }

    public int get(TemporalField field) {
        return range(field).checkValidIntValue(getLong(field), field);
    }

    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        if (field == ChronoField.DAY_OF_MONTH) {
            return day;
        }
        if (field == ChronoField.MONTH_OF_YEAR) {
            return month;
        }
        throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    }

    public int getMonthValue() {
        return month;
    }

    public Month getMonth() {
        return Month.of(month);
    }

    public int getDayOfMonth() {
        return day;
    }

    public boolean isValidYear(int year) {
        return !(day == 29 && month == 2 && !DateNumbers.isLeap(year));
    }

    public MonthDay withMonth(int month) {
        return with(Month.of(month));
    }

    public MonthDay with(Month month) {
        Objects.requireNonNull(month, "month");
        return month.getValue() == this.month ? this : new MonthDay(month.getValue(), Math.min(day, month.maxLength()));
    }

    public MonthDay withDayOfMonth(int dayOfMonth) {
        return dayOfMonth == day ? this : of(month, dayOfMonth);
    }

    public Temporal adjustInto(Temporal temporal) {
        Temporal moved = temporal.with(ChronoField.MONTH_OF_YEAR, month);
        return moved.with(ChronoField.DAY_OF_MONTH, Math.min(moved.range(ChronoField.DAY_OF_MONTH).getMaximum(), day));
    }

    public String format(DateTimeFormatter formatter) {
        Objects.requireNonNull(formatter, "formatter");
        return formatter.format(this);
    }

    public LocalDate atYear(int year) {
        return LocalDate.of(year, month, isValidYear(year) ? day : 28);
    }

    public int compareTo(MonthDay other) {
        return month != other.month ? month - other.month : day - other.day;
    }

    public boolean isAfter(MonthDay other) {
        return month * 32 + day > other.month * 32 + other.day;
    }

    public boolean isBefore(MonthDay other) {
        return month * 32 + day < other.month * 32 + other.day;
    }

    public boolean equals(Object obj) {
        return obj instanceof MonthDay && month * 32 + day == ((MonthDay) obj).month * 32 + ((MonthDay) obj).day;
    }

    public int hashCode() {
        return (month << 6) + day;
    }

    public String toString() {
        StringBuilder text = new StringBuilder("--");
        Digits.two(text, month);
        return Digits.two(text.append('-'), day).toString();
    }
}
