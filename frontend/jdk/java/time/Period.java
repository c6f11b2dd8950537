// Model of java.time.Period: years, months and days.
package java.time;

import java.time.chrono.ChronoPeriod;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.List;
import java.util.Objects;

@ForTests("parts of years months days; samples 1 2 3, 0 0 0, 0 0 -1") public final class Period implements ChronoPeriod, java.io.Serializable {
    public static final Period ZERO = new Period(0, 0, 0);

    private final int years;
    private final int months;
    private final int days;

    private Period(int years, int months, int days) {
        this.years = years;
        this.months = months;
        this.days = days;
    }

    public static Period ofYears(int years) {
        return of(years, 0, 0);
    }

    public static Period ofMonths(int months) {
        return of(0, months, 0);
    }

    public static Period ofWeeks(int weeks) {
        return of(0, 0, Math.multiplyExact(weeks, 7));
    }

    public static Period ofDays(int days) {
        return of(0, 0, days);
    }

    public static Period of(int years, int months, int days) {
        return (years | months | days) == 0 ? ZERO : new Period(years, months, days);
    }

    public static Period from(TemporalAmount amount) {
        if (amount instanceof Period) {
            return (Period) amount;
        }
        Objects.requireNonNull(amount, "amount");
        int years = 0;
        int months = 0;
        int days = 0;
        for (TemporalUnit unit : amount.getUnits()) {
            long count = amount.get(unit);
            if (unit == ChronoUnit.YEARS) {
                years = Math.toIntExact(count);
            } else if (unit == ChronoUnit.MONTHS) {
                months = Math.toIntExact(count);
            } else if (unit == ChronoUnit.DAYS) {
                days = Math.toIntExact(count);
            } else {
                throw new DateTimeException("Unit must be Years, Months or Days, but was " + unit);
            }
        }
        return of(years, months, days);
    }

    public static Period parse(CharSequence text) {
        Objects.requireNonNull(text, "text");
        AmountText rest = new AmountText(text);
        boolean isNegative = rest.sign() < 0;
        if (rest.takes('P')) {
            int[] found = new int[4];
            boolean isThere = false;
            String letters = "YMWD";
            for (int index = 0; index < 4; index++) {
                if (rest.isNumberBefore(letters.charAt(index))) {
                    found[index] = rest.scaled(isNegative ? -1 : 1);
                    isThere = true;
                }
            }
            if (isThere && rest.isAtEnd()) {
                try {
                    return of(found[0], found[1], Math.addExact(found[3], Math.multiplyExact(found[2], 7)));
                } catch (ArithmeticException problem) {
                    throw new DateTimeParseException("Text cannot be parsed to a Period", text, 0, problem);
                }
            }
        }
        throw new DateTimeParseException("Text cannot be parsed to a Period", text, 0);
    }

    public static Period between(LocalDate startDateInclusive, LocalDate endDateExclusive) {
        return startDateInclusive.until(endDateExclusive);
    }

    public long get(TemporalUnit unit) {
        if (unit == ChronoUnit.YEARS) {
            return years;
        }
        if (unit == ChronoUnit.MONTHS) {
            return months;
        }
        if (unit == ChronoUnit.DAYS) {
            return days;
        }
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }

    public List<TemporalUnit> getUnits() {
        return List.of(ChronoUnit.YEARS, ChronoUnit.MONTHS, ChronoUnit.DAYS);
    }

    public boolean isZero() {
        return (years | months | days) == 0;
    }

    public boolean isNegative() {
        return years < 0 || months < 0 || days < 0;
    }

    public int getYears() {
        return years;
    }

    public int getMonths() {
        return months;
    }

    public int getDays() {
        return days;
    }

    public Period withYears(int years) {
        return years == this.years ? this : of(years, months, days);
    }

    public Period withMonths(int months) {
        return months == this.months ? this : of(years, months, days);
    }

    public Period withDays(int days) {
        return days == this.days ? this : of(years, months, days);
    }

    public Period plus(TemporalAmount amountToAdd) {
        Period other = from(amountToAdd);
        return of(Math.addExact(years, other.years), Math.addExact(months, other.months), Math.addExact(days, other.days));
    }

    public Period plusYears(long yearsToAdd) {
        return yearsToAdd == 0 ? this : of(Math.toIntExact(Math.addExact((long) years, yearsToAdd)), months, days);
    }

    public Period plusMonths(long monthsToAdd) {
        return monthsToAdd == 0 ? this : of(years, Math.toIntExact(Math.addExact((long) months, monthsToAdd)), days);
    }

    public Period plusDays(long daysToAdd) {
        return daysToAdd == 0 ? this : of(years, months, Math.toIntExact(Math.addExact((long) days, daysToAdd)));
    }

    public Period minus(TemporalAmount amountToSubtract) {
        Period other = from(amountToSubtract);
        return of(Math.subtractExact(years, other.years), Math.subtractExact(months, other.months),
                Math.subtractExact(days, other.days));
    }

    public Period minusYears(long yearsToSubtract) {
        return yearsToSubtract == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-yearsToSubtract);
    }

    public Period minusMonths(long monthsToSubtract) {
        return monthsToSubtract == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1)
                : plusMonths(-monthsToSubtract);
    }

    public Period minusDays(long daysToSubtract) {
        return daysToSubtract == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-daysToSubtract);
    }

    public Period multipliedBy(int scalar) {
        if (isZero() || scalar == 1) {
            return this;
        }
        return of(Math.multiplyExact(years, scalar), Math.multiplyExact(months, scalar), Math.multiplyExact(days, scalar));
    }

    public Period negated() {
        return multipliedBy(-1);
    }

    public Period normalized() {
        long total = toTotalMonths();
        int wholeYears = Math.toIntExact(total / 12);
        int rest = (int) (total % 12);
        return wholeYears == years && rest == months ? this : of(wholeYears, rest, days);
    }

    public long toTotalMonths() {
        return years * 12L + months;
    }

    public Temporal addTo(Temporal temporal) {
        Temporal moved = temporal;
        if (months == 0) {
            moved = years == 0 ? moved : moved.plus(years, ChronoUnit.YEARS);
        } else if (toTotalMonths() != 0) {
            moved = moved.plus(toTotalMonths(), ChronoUnit.MONTHS);
        }
        return days == 0 ? moved : moved.plus(days, ChronoUnit.DAYS);
    }

    public Temporal subtractFrom(Temporal temporal) {
        Temporal moved = temporal;
        if (months == 0) {
            moved = years == 0 ? moved : moved.minus(years, ChronoUnit.YEARS);
        } else if (toTotalMonths() != 0) {
            moved = moved.minus(toTotalMonths(), ChronoUnit.MONTHS);
        }
        return days == 0 ? moved : moved.minus(days, ChronoUnit.DAYS);
    }

    public boolean equals(Object obj) {
        if (!(obj instanceof Period)) {
            return false;
        }
        Period other = (Period) obj;
        return years == other.years & months == other.months & days == other.days;
    }

    public int hashCode() {
        return years + Integer.rotateLeft(months, 8) + Integer.rotateLeft(days, 16);
    }

    public String toString() {
        if (isZero()) {
            return "P0D";
        }
        StringBuilder text = new StringBuilder("P");
        if (years != 0) {
            text.append(years).append('Y');
        }
        if (months != 0) {
            text.append(months).append('M');
        }
        if (days != 0) {
            text.append(days).append('D');
        }
        return text.toString();
    }
}
