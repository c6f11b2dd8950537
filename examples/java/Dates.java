/** Days and months of the Gregorian calendar. */
public class Dates {
    //@ ensures \result == (year % 400 == 0 || year % 4 == 0 && year % 100 != 0);
    public static /*@ pure @*/ boolean isLeap(int year) {
        if (year % 4 != 0) {
            return false;
        }
        return year % 100 != 0 || year % 400 == 0;
    }

    //@ requires 1 <= month && month <= 12;
    //@ ensures 28 <= \result && \result <= 31;
    //@ ensures month != 2 || \result == (isLeap(year) ? 29 : 28);
    public static int daysInMonth(int year, int month) {
        switch (month) {
            case 2:
                return isLeap(year) ? 29 : 28;
            case 4:
            case 6:
            case 9:
            case 11:
                return 30;
            default:
                return 31;
        }
    }

    /** The number of a day in its year, from 1. */
    //@ requires 1 <= month && month <= 12 && 1 <= day && day <= daysInMonth(year, month);
    //@ ensures 1 <= \result && \result <= (isLeap(year) ? 366 : 365);
    public static int dayOfYear(int year, int month, int day) {
        int number = day;
        for (int m = 1; m < month; m++) {
            number += daysInMonth(year, m);
        }
        return number;
    }
}
