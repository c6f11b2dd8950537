package java.time;

import java.time.temporal.TemporalAccessor;

/** What the methods named {@code from} say where a part of the wanted kind is not there. */
final class Extracted {
    private Extracted() {
    }

    static DateTimeException failed(String wanted, TemporalAccessor temporal, DateTimeException cause) {
        return new DateTimeException("Unable to obtain " + wanted + " from TemporalAccessor: " + temporal + " of type "
                + temporal.getClass().getName(), cause);
    }

    static DateTimeException failed(String wanted, TemporalAccessor temporal) {
        return failed(wanted, temporal, null);
    }
}
