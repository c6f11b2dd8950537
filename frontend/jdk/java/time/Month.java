// Model of java.time.Month. Names in a language are open.
package java.time;

import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.UnsupportedTemporalTypeException;

public enum Month implements TemporalAccessor, TemporalAdjuster {
    JANUARY,
    FEBRUARY,
    MARCH,
    APRIL,
    MAY,
    JUNE,
    JULY,
    AUGUST,
    SEPTEMBER,
    OCTOBER,
    NOVEMBER,
    DECEMBER;

    public static Month of(int month) {
        if (month < 1 || month > 12) {
            throw new DateTimeException("Invalid value for MonthOfYear: " + month);
        }
        return values()[month - 1];
    }

    public static Month from(TemporalAccessor temporal) {
        if (temporal instanceof Month) {
            return (Month) temporal;
        }
        try {
            return of(temporal.get(ChronoField.MONTH_OF_YEAR));
        } catch (DateTimeException problem) {
            throw Extracted.failed("Month", temporal, problem);
        }
    }

    public int getValue() {
        return ordinal() + 1;
    }

    //@ ensures \result != null;
    public /*@ pure @*/ native String getDisplayName(java.time.format.TextStyle style, java.util.Locale locale);

    public boolean isSupported(TemporalField field) {
        if (field instanceof ChronoField) {
            return field == ChronoField.MONTH_OF_YEAR;
        }
        return field != null && field.isSupportedBy(this);
    }

    public int get(TemporalField field) {
        return field == ChronoField.MONTH_OF_YEAR ? getValue() : TemporalAccessor.super.get(field);
    }

    public long getLong(TemporalField field) {
        if (field == ChronoField.MONTH_OF_YEAR) {
            return getValue();
        }
        if (field instanceof ChronoField) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        return field.getFrom(this);
    }

    public Month plus(long months) {
        return values()[(ordinal() + ((int) (months % 12) + 12)) % 12];
    }

    public Month minus(long months) {
        return plus(-(months % 12));
    }

    public int length(boolean leapYear) {
        if (this == FEBRUARY) {
            return leapYear ? 29 : 28;
        }
        return maxLength();
    }

    public int minLength() {
        return this == FEBRUARY ? 28 : maxLength();
    }

    public int maxLength() {
        return this == FEBRUARY ? 29 : 30 + (getValue() + getValue() / 8) % 2;
    }

    public int firstDayOfYear(boolean leapYear) {
        int month = getValue();
        int leap = leapYear && month > 2 ? 1 : 0;
        return DateNumbers.daysBefore(month) + leap + 1;
    }

    public Month firstMonthOfQuarter() {
        return values()[ordinal() / 3 * 3];
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.MONTH_OF_YEAR, getValue());
    }
}
