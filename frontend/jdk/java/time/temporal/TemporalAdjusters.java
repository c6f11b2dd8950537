package java.time.temporal;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.function.UnaryOperator;

/** The usual adjusters: the first of next month, the next Friday. */
public final class TemporalAdjusters {
    private TemporalAdjusters() {
    }

    public static TemporalAdjuster ofDateAdjuster(UnaryOperator<LocalDate> dateBasedAdjuster) {
        java.util.Objects.requireNonNull(dateBasedAdjuster, "dateBasedAdjuster");
        return temporal -> temporal.with(dateBasedAdjuster.apply(LocalDate.from(temporal)));
    }

    public static TemporalAdjuster firstDayOfMonth() {
        return temporal -> temporal.with(ChronoField.DAY_OF_MONTH, 1);
    }

    public static TemporalAdjuster lastDayOfMonth() {
        return temporal -> temporal.with(ChronoField.DAY_OF_MONTH, temporal.range(ChronoField.DAY_OF_MONTH).getMaximum());
    }

    public static TemporalAdjuster firstDayOfNextMonth() {
        return temporal -> temporal.with(ChronoField.DAY_OF_MONTH, 1).plus(1, ChronoUnit.MONTHS);
    }

    public static TemporalAdjuster firstDayOfYear() {
        return temporal -> temporal.with(ChronoField.DAY_OF_YEAR, 1);
    }

    public static TemporalAdjuster lastDayOfYear() {
        return temporal -> temporal.with(ChronoField.DAY_OF_YEAR, temporal.range(ChronoField.DAY_OF_YEAR).getMaximum());
    }

    public static TemporalAdjuster firstDayOfNextYear() {
        return temporal -> temporal.with(ChronoField.DAY_OF_YEAR, 1).plus(1, ChronoUnit.YEARS);
    }

    public static TemporalAdjuster firstInMonth(DayOfWeek dayOfWeek) {
        return dayOfWeekInMonth(1, dayOfWeek);
    }

    public static TemporalAdjuster lastInMonth(DayOfWeek dayOfWeek) {
        return dayOfWeekInMonth(-1, dayOfWeek);
    }

    public static TemporalAdjuster dayOfWeekInMonth(int ordinal, DayOfWeek dayOfWeek) {
        java.util.Objects.requireNonNull(dayOfWeek, "dayOfWeek");
        int wanted = dayOfWeek.getValue();
        if (ordinal >= 0) {
            return temporal -> {
                Temporal first = temporal.with(ChronoField.DAY_OF_MONTH, 1);
                int ahead = (wanted - first.get(ChronoField.DAY_OF_WEEK) + 7) % 7;
                return first.plus(ahead + (ordinal - 1L) * 7, ChronoUnit.DAYS);
            };
        }
        return temporal -> {
            Temporal last = temporal.with(ChronoField.DAY_OF_MONTH, temporal.range(ChronoField.DAY_OF_MONTH).getMaximum());
            int back = (last.get(ChronoField.DAY_OF_WEEK) - wanted + 7) % 7;
            return last.plus((ordinal + 1L) * 7 - back, ChronoUnit.DAYS);
        };
    }

    public static TemporalAdjuster next(DayOfWeek dayOfWeek) {
        int wanted = dayOfWeek.getValue();
        return temporal -> temporal.plus((wanted - temporal.get(ChronoField.DAY_OF_WEEK) + 6) % 7 + 1, ChronoUnit.DAYS);
    }

    public static TemporalAdjuster nextOrSame(DayOfWeek dayOfWeek) {
        int wanted = dayOfWeek.getValue();
        return temporal -> {
            int ahead = (wanted - temporal.get(ChronoField.DAY_OF_WEEK) + 7) % 7;
            return ahead == 0 ? temporal : temporal.plus(ahead, ChronoUnit.DAYS);
        };
    }

    public static TemporalAdjuster previous(DayOfWeek dayOfWeek) {
        int wanted = dayOfWeek.getValue();
        return temporal -> temporal.minus((temporal.get(ChronoField.DAY_OF_WEEK) - wanted + 6) % 7 + 1, ChronoUnit.DAYS);
    }

    public static TemporalAdjuster previousOrSame(DayOfWeek dayOfWeek) {
        int wanted = dayOfWeek.getValue();
        return temporal -> {
            int back = (temporal.get(ChronoField.DAY_OF_WEEK) - wanted + 7) % 7;
            return back == 0 ? temporal : temporal.minus(back, ChronoUnit.DAYS);
        };
    }
}
