package java.time;

/** The text of a Period or Duration, read from its beginning: letters in either case, numbers with a sign. */
final class AmountText {
    private final CharSequence text;
    private int next;
    private boolean isMinus;
    private int digitsFrom;

    AmountText(CharSequence text) {
        this.text = text;
    }

    boolean isAtEnd() {
        return next == text.length();
    }

    /** Takes a sign if there is one: -1 for a minus, else 1. */
    int sign() {
        if (next < text.length() && (text.charAt(next) == '-' || text.charAt(next) == '+')) {
            next++;
            return text.charAt(next - 1) == '-' ? -1 : 1;
        }
        return 1;
    }

    /** Takes a capital letter, or the small one. */
    boolean takes(char letter) {
        if (next < text.length() && (text.charAt(next) == letter || text.charAt(next) == letter + 32)) {
            next++;
            return true;
        }
        return false;
    }

    /** Whether a number with a letter behind it comes next; it is taken then. */
    boolean isNumberBefore(char letter) {
        int start = next;
        isMinus = sign() < 0;
        digitsFrom = next;
        skipDigits();
        if (next > digitsFrom && takes(letter)) {
            return true;
        }
        next = start;
        return false;
    }

    private void skipDigits() {
        while (next < text.length() && text.charAt(next) >= '0' && text.charAt(next) <= '9') {
            next++;
        }
    }

    /** The digits of the number that was taken last, without the letter. */
    private String digits() {
        return text.subSequence(digitsFrom, next - 1).toString();
    }

    /** The number that was taken last as an int, multiplied; too large ones are refused as in a Period. */
    int scaled(int factor) {
        try {
            return Math.multiplyExact(Integer.parseInt((isMinus ? "-" : "") + digits()), factor);
        } catch (NumberFormatException | ArithmeticException problem) {
            throw new java.time.format.DateTimeParseException("Text cannot be parsed to a Period", text, 0, problem);
        }
    }

    /** The number that was taken last as a long, multiplied; too large ones are refused as in a Duration. */
    long scaled(long factor, String part) {
        try {
            return Math.multiplyExact(Long.parseLong((isMinus ? "-" : "") + digits()), factor);
        } catch (NumberFormatException | ArithmeticException problem) {
            throw new java.time.format.DateTimeParseException("Text cannot be parsed to a Duration: " + part, text, 0, problem);
        }
    }

    /** Takes seconds with up to nine digits behind a point; their number is what {@link #scaled} gives. */
    int fraction() {
        int start = next;
        isMinus = sign() < 0;
        digitsFrom = next;
        skipDigits();
        int end = next;
        if (end > digitsFrom && next < text.length() && (text.charAt(next) == '.' || text.charAt(next) == ',')) {
            next++;
            int from = next;
            skipDigits();
            if (next - from <= 9 && takes('S')) {
                int nanos = 0;
                for (int index = 0; index < 9; index++) {
                    nanos = nanos * 10 + (from + index < next - 1 ? text.charAt(from + index) - '0' : 0);
                }
                next = end + 1;
                return isMinus ? -nanos : nanos;
            }
        }
        next = start;
        return Integer.MIN_VALUE;
    }

    /** Goes behind the last letter of a text whose fraction was taken. */
    void finish() {
        skipDigits();
        takes('S');
    }
}
