package java.time;

/** Numbers in the texts of dates and times. */
final class Digits {
    private Digits() {
    }

    static StringBuilder two(StringBuilder text, int number) {
        return text.append((char) ('0' + number / 10)).append((char) ('0' + number % 10));
    }

    /** Four digits, or more with a sign. */
    static StringBuilder year(StringBuilder text, int year) {
        if (year < 0) {
            return year > -10000 ? four(text.append('-'), -year) : text.append(year);
        }
        return year < 10000 ? four(text, year) : text.append('+').append(year);
    }

    static StringBuilder four(StringBuilder text, int number) {
        return two(two(text, number / 100), number % 100);
    }

    /** Nanoseconds after a point: three, six or nine digits. */
    static StringBuilder fraction(StringBuilder text, int nanos) {
        if (nanos % 1000000 == 0) {
            return padded(text, nanos / 1000000, 100);
        }
        return nanos % 1000 == 0 ? padded(text, nanos / 1000, 100000) : padded(text, nanos, 100000000);
    }

    static StringBuilder padded(StringBuilder text, int number, int highest) {
        for (int unit = highest; unit > 0; unit /= 10) {
            text.append((char) ('0' + number / unit % 10));
        }
        return text;
    }
}
