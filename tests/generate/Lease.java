import java.time.Clock;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Date;
import java.util.UUID;

/** Dates, times and identifiers as inputs, in fields and as results. */
public class Lease {
    private final LocalDate start;
    private final Period length;

    public Lease(LocalDate start, Period length) {
        if (start == null || length == null || length.isNegative()) {
            throw new IllegalArgumentException("bad lease");
        }
        this.start = start;
        this.length = length;
    }

    public boolean hasBegun(LocalDate day) {
        return !day.isBefore(start);
    }

    public static String season(LocalDate day) {
        switch (day.getMonth()) {
            case DECEMBER:
            case JANUARY:
            case FEBRUARY:
                return "winter";
            case JUNE:
            case JULY:
            case AUGUST:
                return "summer";
            default:
                return "between";
        }
    }

    public static long overdue(LocalDate due, LocalDate paid) {
        return paid.isAfter(due) ? ChronoUnit.DAYS.between(due, paid) : 0;
    }

    public static boolean isWeekend(LocalDate day) {
        return day.getDayOfWeek() == DayOfWeek.SATURDAY || day.getDayOfWeek() == DayOfWeek.SUNDAY;
    }

    public static String greeting(LocalTime time) {
        if (time.isBefore(LocalTime.NOON)) {
            return "morning";
        }
        return time.getHour() < 18 ? "afternoon" : "evening";
    }

    public static Duration longer(Duration a, Duration b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    public static boolean hasExpired(Instant until, Clock clock) {
        return clock.instant().isAfter(until);
    }

    public static LocalDateTime later(LocalDateTime a, LocalDateTime b) {
        return a.isBefore(b) ? b : a;
    }

    public static String label(LocalDate day) {
        return day == null ? "-" : day.format(DateTimeFormatter.ofPattern("dd.MM.yyyy"));
    }

    public static UUID known(UUID id) {
        return id.version() == 4 ? id : new UUID(0, 1);
    }

    public static Date earlier(Date a, Date b) {
        return a.before(b) ? a : b;
    }
}
