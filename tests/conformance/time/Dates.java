import java.time.*;
import java.time.format.*;
import java.time.temporal.*;

/** Dates, periods, years and months: arithmetic, comparisons, texts, refusals. */
public class Dates {
    interface Step {
        Object run();
    }

    static void show(String name, Step step) {
        String shown;
        try {
            shown = String.valueOf(step.run());
        } catch (RuntimeException problem) {
            shown = problem.getClass().getSimpleName() + ": " + problem.getMessage();
        }
        System.out.println(name + " " + shown);
    }

    static final LocalDate[] DATES = { LocalDate.of(2024, 2, 29), LocalDate.of(2023, 12, 31), LocalDate.of(1970, 1, 1),
        LocalDate.of(1900, 3, 1), LocalDate.of(-44, 3, 15), LocalDate.of(12024, 7, 4), LocalDate.of(2000, 1, 31), LocalDate.MIN,
        LocalDate.MAX, LocalDate.EPOCH };
    static final long[] AMOUNTS = { 0, 1, -1, 28, 31, -60, 365, 146097, -800000, Long.MAX_VALUE, Long.MIN_VALUE };

    static void arithmetic(LocalDate date) {
        for (long amount : AMOUNTS) {
            show(date + " days " + amount, () -> date.plusDays(amount));
            show(date + " weeks " + amount, () -> date.minusWeeks(amount));
            show(date + " months " + amount, () -> date.plusMonths(amount));
            show(date + " years " + amount, () -> date.minusYears(amount));
        }
        show("day", () -> date.getDayOfWeek() + " " + date.getDayOfYear() + " " + date.getMonth() + " " + date.toEpochDay());
        show("lengths", () -> date.isLeapYear() + " " + date.lengthOfMonth() + " " + date.lengthOfYear());
        show("hash", () -> date.hashCode());
        show("back", () -> LocalDate.ofEpochDay(date.toEpochDay()).equals(date) + " " + LocalDate.parse(date.toString()).equals(date));
        show("first", () -> date.with(TemporalAdjusters.firstDayOfMonth()) + " " + date.with(TemporalAdjusters.lastDayOfMonth())
                + " " + date.withDayOfMonth(1) + " " + date.withMonth(2) + " " + date.withYear(2023) + " " + date.withDayOfYear(60));
        show("next", () -> date.with(TemporalAdjusters.firstDayOfNextMonth()));
        for (DayOfWeek day : new DayOfWeek[] { DayOfWeek.MONDAY, DayOfWeek.THURSDAY, DayOfWeek.SUNDAY }) {
            show("next " + day, () -> date.with(TemporalAdjusters.next(day)));
            show("same " + day, () -> date.with(TemporalAdjusters.previousOrSame(day)));
            show("third " + day, () -> date.with(TemporalAdjusters.dayOfWeekInMonth(3, day)));
            show("last " + day, () -> date.with(TemporalAdjusters.lastInMonth(day)));
        }
    }

    static void two(LocalDate a, LocalDate b) {
        show(a + " " + b, () -> Integer.signum(a.compareTo(b)) + " " + a.isBefore(b) + " " + a.isAfter(b) + " " + a.isEqual(b) + " " + a.equals(b));
        show("until", () -> Period.between(a, b) + " " + ChronoUnit.DAYS.between(a, b) + " " + ChronoUnit.MONTHS.between(a, b) + " "
                + ChronoUnit.YEARS.between(a, b) + " " + a.until(b, ChronoUnit.WEEKS) + " " + a.until(b, ChronoUnit.CENTURIES));
        show("compared", () -> a.compareTo(b));
    }

    static void fields(LocalDate date) {
        for (ChronoField field : ChronoField.values()) {
            show(date + " " + field, () -> date.isSupported(field) + " " + date.getLong(field) + " " + date.range(field) + " " + date.get(field));
            show("with " + field, () -> date.with(field, 3));
        }
        for (ChronoUnit unit : ChronoUnit.values()) {
            show(date + " " + unit, () -> date.isSupported(unit) + " " + date.plus(2, unit));
            show("minus " + unit, () -> date.minus(2, unit));
        }
    }

    public static void main(String[] args) {
        for (LocalDate date : DATES) {
            arithmetic(date);
        }
        for (LocalDate a : DATES) {
            for (LocalDate b : new LocalDate[] { DATES[0], DATES[2], DATES[4], DATES[6] }) {
                two(a, b);
            }
        }
        fields(DATES[0]);
        fields(DATES[4]);
        show("of", () -> LocalDate.of(2023, 2, 29));
        show("of", () -> LocalDate.of(2023, 4, 31));
        show("of", () -> LocalDate.of(2023, Month.JUNE, 31));
        show("of", () -> LocalDate.of(2023, 13, 1));
        show("of", () -> LocalDate.of(2023, 0, 40));
        show("of", () -> LocalDate.of(2023, 1, 0));
        show("of", () -> LocalDate.of(1000000000, 1, 1));
        show("of", () -> LocalDate.ofYearDay(2023, 366));
        show("of", () -> LocalDate.ofYearDay(2023, 367));
        show("of", () -> LocalDate.ofYearDay(2024, 60));
        show("of", () -> LocalDate.ofEpochDay(365241780472L));
        for (String text : new String[] { "2024-02-29", "2023-02-29", "2024-2-29", "2024-13-01", "", "x", "2024-01-01x", "-0001-01-01",
            "+12024-01-01", "12024-01-01", "+2024-01-01", "2024/01/01", "-0000-01-01", "2024-04-31", "99999999999-01-01" }) {
            show("parse " + text, () -> LocalDate.parse(text));
        }
        show("null", () -> {
            try {
                return LocalDate.parse(null);
            } catch (NullPointerException problem) {
                return problem.getMessage();
            }
        });
        show("dates", () -> LocalDate.of(2024, 2, 27).datesUntil(LocalDate.of(2024, 3, 2)).map(LocalDate::toString).reduce("", (a, b) -> a + " " + b));
        for (Month month : Month.values()) {
            show("month", () -> month + " " + month.plus(14) + " " + month.minus(3) + " " + month.length(true) + " " + month.minLength()
                    + " " + month.maxLength() + " " + month.firstDayOfYear(true) + " " + month.firstDayOfYear(false) + " " + month.firstMonthOfQuarter());
        }
        for (DayOfWeek day : DayOfWeek.values()) {
            show("day", () -> day + " " + day.plus(10) + " " + day.minus(10) + " " + day.getValue() + " " + DayOfWeek.of(day.getValue()));
        }
        show("day", () -> DayOfWeek.of(8));
        show("month", () -> Month.of(13));
        show("from", () -> DayOfWeek.from(DATES[0]) + " " + Month.from(DATES[0]) + " " + Year.from(DATES[0]) + " " + YearMonth.from(DATES[0]) + " " + MonthDay.from(DATES[0]));
        show("from", () -> Year.from(LocalTime.NOON));
        show("from", () -> LocalDate.from(LocalTime.NOON));
        for (Period period : new Period[] { Period.of(1, 14, -3), Period.ZERO, Period.ofWeeks(2), Period.parse("P1Y2M3W4D"), Period.ofMonths(-13),
            Period.ofYears(2147483647) }) {
            show("period", () -> period + " " + period.normalized() + " " + period.toTotalMonths() + " " + period.isNegative() + " " + period.isZero() + " " + period.hashCode());
            show("negated", () -> period.negated() + " " + period.multipliedBy(3));
            show("plus", () -> period.plus(Period.of(1, 1, 1)) + " " + period.minus(Period.of(1, 1, 1)) + " " + period.plusDays(5) + " " + period.withMonths(3));
            show("added", () -> DATES[0].plus(period) + " " + DATES[0].minus(period));
            show("equal", () -> period.equals(Period.of(1, 14, -3)) + " " + period.getUnits() + " " + period.get(ChronoUnit.DAYS));
        }
        for (String text : new String[] { "P1Y", "p-1m", "-P1D", "P", "PT1S", "P1D1Y", "P99999999999D", "+P1W", "P1.5D", "P-2147483648D" }) {
            show("period " + text, () -> Period.parse(text));
        }
        for (YearMonth month : new YearMonth[] { YearMonth.of(2024, 2), YearMonth.of(-1, 12), YearMonth.of(12024, Month.MAY) }) {
            show("yearmonth", () -> month + " " + month.plusMonths(13) + " " + month.minusYears(3) + " " + month.lengthOfMonth() + " " + month.atEndOfMonth()
                    + " " + month.isValidDay(30) + " " + month.atDay(3) + " " + month.hashCode() + " " + month.until(YearMonth.of(2000, 1), ChronoUnit.MONTHS));
            show("compare", () -> month.compareTo(YearMonth.of(2024, 3)) + " " + month.isBefore(YearMonth.of(2024, 3)) + " " + month.isAfter(YearMonth.of(2024, 1)));
            show("fields", () -> month.get(ChronoField.YEAR_OF_ERA) + " " + month.getLong(ChronoField.PROLEPTIC_MONTH) + " " + month.with(ChronoField.ERA, 0));
        }
        for (String text : new String[] { "2024-02", "2024", "+12024-05", "2024-2" }) {
            show("yearmonth " + text, () -> YearMonth.parse(text));
            show("year " + text, () -> Year.parse(text));
        }
        for (int year : new int[] { 2024, 1900, 2000, -4, 0, 999999999 }) {
            show("year", () -> Year.of(year) + " " + Year.of(year).isLeap() + " " + Year.of(year).length() + " " + Year.isLeap(year) + " " + Year.of(year).atDay(60));
            show("later", () -> Year.of(year).plusYears(1) + " " + Year.of(year).until(Year.of(2024), ChronoUnit.DECADES));
        }
        for (MonthDay day : new MonthDay[] { MonthDay.of(2, 29), MonthDay.of(Month.MAY, 31), MonthDay.parse("--12-03") }) {
            show("monthday", () -> day + " " + day.isValidYear(2023) + " " + day.atYear(2023) + " " + day.withMonth(4) + " " + day.isBefore(MonthDay.of(3, 1)) + " " + day.hashCode());
        }
        show("monthday", () -> MonthDay.of(2, 30));
        show("range", () -> ValueRange.of(1, 28, 31) + " " + ValueRange.of(1, 5).hashCode() + " " + ValueRange.of(1, 2).equals(ValueRange.of(1, 1, 2, 2)) + " " + ValueRange.of(2, 1));
    }
}
