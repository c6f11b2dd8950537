/** switch over enums: exhaustive expressions have no default. */
class SwitchEnum {
    enum Day {
        MON, TUE, SUN
    }

    static boolean isFree(Day day) {
        return switch (day) {
            case MON, TUE -> false;
            case SUN -> true;
        };
    }

    static int statement(Day day) {
        int n = 0;
        switch (day) {
            case MON:
                n = 1;
            case SUN:
                n += 2;
                break;
        }
        return n;
    }
}
