/** Built of constants that nobody can name, but get. */
public class Span {
    private final Unit unit;
    private final int range;

    public Span(Unit unit, int range) {
        if (unit == null) {
            throw new IllegalArgumentException("unit");
        }
        if (range <= 0 || range % unit.hours() != 0) {
            throw new IllegalArgumentException("range");
        }
        this.unit = unit;
        this.range = range / unit.hours();
    }

    public int wrapped(int hours) {
        if (hours >= 0) {
            return hours % range;
        }
        return range - 1 + (hours + 1) % range;
    }

    public boolean isOfDays() {
        return unit == Unit.day();
    }

    /** Its constants are of a class that nobody else sees. */
    public abstract static class Unit {
        private static final Unit DAY = new Plain(24);
        private static final Unit HOUR = new Plain(1);

        public static Unit day() {
            return DAY;
        }

        public static Unit hour() {
            return HOUR;
        }

        public abstract int hours();

        private static class Plain extends Unit {
            private final int hours;

            Plain(int hours) {
                this.hours = hours;
            }

            @Override
            public int hours() {
                return hours;
            }
        }
    }
}
