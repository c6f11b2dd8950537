package java.time;

/**
 * The arithmetic of the ISO calendar, without a branch: a formula over unknown dates stays one path. Years are shifted by a
 * multiple of 400 that makes them positive, so that division rounds down, and begin in March.
 */
final class DateNumbers {
    private static final long SHIFT_YEARS = 1000000000L;
    /** Days from the first of March of the shifted year 0 to the first of January 1970. */
    private static final long SHIFT_DAYS = 365242500000L + 719468L;

    private DateNumbers() {
    }

    /** Whether a year from -999999999 has a 29th of February. */
    static boolean isLeap(long year) {
        return year % 4 == 0 & (year % 100 != 0 | year % 400 == 0);
    }

    /** How many days a month has. */
    static int length(int year, int month) {
        if (month == 2) {
            return isLeap(year) ? 29 : 28;
        }
        return 30 + (month + month / 8) % 2;
    }

    /** Days before a month in a year without a 29th of February. */
    static int daysBefore(int month) {
        return (367 * month - 362) / 12 - (month + 9) / 12 * 2;
    }

    static long epochDay(int year, int month, int day) {
        int early = (14 - month) / 12;
        long y = year + SHIFT_YEARS - early;
        int m = month + 12 * early - 3;
        return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 1 - SHIFT_DAYS;
    }

    /** The day of the week, 0 for Monday: the calendar repeats after 400 years, which are whole weeks. */
    static int weekday(int year, int month, int day) {
        int early = (14 - month) / 12;
        int y = (year + (int) SHIFT_YEARS - early) % 400;
        int m = month + 12 * early - 3;
        return (y + y / 4 - y / 100 + (153 * m + 2) / 5 + day + 1) % 7;
    }

    static LocalDate date(long epochDay) {
        long days = epochDay + SHIFT_DAYS;
        long cycle = days / 146097;
        long inCycle = days - cycle * 146097;
        long yearOfCycle = (inCycle - inCycle / 1460 + inCycle / 36524 - inCycle / 146096) / 365;
        long inYear = inCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100);
        long m = (5 * inYear + 2) / 153;
        long late = m / 10;
        int day = (int) (inYear - (153 * m + 2) / 5 + 1);
        return new LocalDate((int) (yearOfCycle + cycle * 400 + late - SHIFT_YEARS), (int) (m + 3 - 12 * late), day);
    }
}
