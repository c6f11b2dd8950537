// A switch over an enum with fall-through counts the days of a month. Wrong: February falls through.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    enum Month { JAN, FEB, MAR, APR, MAY, JUN }

    static int days(Month month, boolean leap) {
        int days = 31;
        switch (month) {
            case FEB:
                days = leap ? 29 : 28;
            case APR:
            case JUN:
                days--;
                break;
            default:
        }
        return days;
    }

    public static void main(String[] args) {
        boolean leap = Verifier.nondetBoolean();
        int sum = 0;
        for (Month month : Month.values()) {
            sum += days(month, leap);
        }
        assert sum == (leap ? 182 : 181); //~ assert
        assert Month.valueOf("MAR").ordinal() == 2;
    }
}
