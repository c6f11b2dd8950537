package java.time.format;

import java.time.temporal.ChronoField;

/** What a letter of a pattern stands for. */
final class PatternField {
    private static final String[] MONTHS = { "January", "February", "March", "April", "May", "June", "July", "August",
        "September", "October", "November", "December" };
    private static final String[] DAYS = { "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday" };

    private PatternField() {
    }

    static ChronoField field(char letter) {
        switch (letter) {
            case 'u':
            case 'Y':
                return ChronoField.YEAR;
            case 'y':
                return ChronoField.YEAR_OF_ERA;
            case 'M':
                return ChronoField.MONTH_OF_YEAR;
            case 'd':
                return ChronoField.DAY_OF_MONTH;
            case 'D':
                return ChronoField.DAY_OF_YEAR;
            case 'H':
                return ChronoField.HOUR_OF_DAY;
            case 'h':
                return ChronoField.CLOCK_HOUR_OF_AMPM;
            case 'k':
                return ChronoField.CLOCK_HOUR_OF_DAY;
            case 'K':
                return ChronoField.HOUR_OF_AMPM;
            case 'm':
                return ChronoField.MINUTE_OF_HOUR;
            case 's':
                return ChronoField.SECOND_OF_MINUTE;
            case 'a':
                return ChronoField.AMPM_OF_DAY;
            case 'E':
                return ChronoField.DAY_OF_WEEK;
            default:
                return ChronoField.NANO_OF_SECOND;
        }
    }

    /** Whether a number has as many digits as there are letters, and no sign. */
    static boolean isFixed(char letter, int count) {
        return count == 2 && letter != 'D' || letter == 'D' && count == 3;
    }

    static boolean isYear(char letter) {
        return letter == 'u' || letter == 'y';
    }

    /** Whether a number has two digits of the years from 2000. */
    static boolean isReduced(char letter, int count) {
        return isYear(letter) && count == 2;
    }

    static int most(char letter, int count) {
        return isFixed(letter, count) ? count : letter == 'D' && count == 2 ? 3 : 19;
    }

    /** Whether more digits than letters have a plus before them. */
    static boolean exceedsPad(char letter, int count) {
        return isYear(letter) && count >= 4;
    }

    /** The word for a number, in English. */
    static String word(char letter, int count, int value) {
        if (letter == 'a') {
            return value == 0 ? "AM" : "PM";
        }
        String full = letter == 'M' ? MONTHS[value - 1] : DAYS[value - 1];
        return count == 4 ? full : full.substring(0, 3);
    }
}
