/** switch over strings: equals, and a NullPointerException for null. */
class SwitchString {
    static int statement(String s) {
        switch (s) {
            case "one":
                return 1;
            case "two":
            case "zwei":
                return 2;
        }
        return 0;
    }

    static int expression(String s) {
        return switch (s) {
            case "a", "b" -> 1;
            default -> s.length();
        };
    }
}
