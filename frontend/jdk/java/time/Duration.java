// Model of java.time.Duration: seconds and nanoseconds. Products and quotients that do not fit into a long take the way over big
// numbers, as documented.
package java.time;

import java.math.BigInteger;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.List;
import java.util.Objects;

@ForTests("parts create seconds nanos; written parse; samples 5400 0, 0 0, -1 0") public final class Duration implements TemporalAmount, Comparable<Duration>, java.io.Serializable {
    public static final Duration ZERO = new Duration(0, 0);

    private final long seconds;
    private final int nanos;

    //@ invariant 0 <= nanos & nanos <= 999999999;

    private Duration(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    private static Duration create(long seconds, int nanos) {
        return seconds == 0 & nanos == 0 ? ZERO : new Duration(seconds, nanos);
    }

    public static Duration ofDays(long days) {
        return create(Math.multiplyExact(days, 86400L), 0);
    }

    public static Duration ofHours(long hours) {
        return create(Math.multiplyExact(hours, 3600L), 0);
    }

    public static Duration ofMinutes(long minutes) {
        return create(Math.multiplyExact(minutes, 60L), 0);
    }

    public static Duration ofSeconds(long seconds) {
        return create(seconds, 0);
    }

    public static Duration ofSeconds(long seconds, long nanoAdjustment) {
        return create(Math.addExact(seconds, Math.floorDiv(nanoAdjustment, 1000000000L)),
                (int) Math.floorMod(nanoAdjustment, 1000000000L));
    }

    public static Duration ofMillis(long millis) {
        return create(Math.floorDiv(millis, 1000L), (int) Math.floorMod(millis, 1000L) * 1000000);
    }

    public static Duration ofNanos(long nanos) {
        return create(Math.floorDiv(nanos, 1000000000L), (int) Math.floorMod(nanos, 1000000000L));
    }

    public static Duration of(long amount, TemporalUnit unit) {
        return ZERO.plus(amount, unit);
    }

    public static Duration from(TemporalAmount amount) {
        Objects.requireNonNull(amount, "amount");
        Duration sum = ZERO;
        for (TemporalUnit unit : amount.getUnits()) {
            sum = sum.plus(amount.get(unit), unit);
        }
        return sum;
    }

    public static Duration parse(CharSequence text) {
        Objects.requireNonNull(text, "text");
        AmountText rest = new AmountText(text);
        boolean isNegative = rest.sign() < 0;
        if (rest.takes('P')) {
            boolean isThere = rest.isNumberBefore('D');
            long days = isThere ? rest.scaled(86400L, "days") : 0;
            long hours = 0;
            long minutes = 0;
            long seconds = 0;
            int nanos = 0;
            if (rest.takes('T')) {
                isThere = false;
                if (rest.isNumberBefore('H')) {
                    isThere = true;
                    hours = rest.scaled(3600L, "hours");
                }
                if (rest.isNumberBefore('M')) {
                    isThere = true;
                    minutes = rest.scaled(60L, "minutes");
                }
                if (rest.isNumberBefore('S')) {
                    isThere = true;
                    seconds = rest.scaled(1L, "seconds");
                } else {
                    int fraction = rest.fraction();
                    if (fraction != Integer.MIN_VALUE) {
                        isThere = true;
                        seconds = rest.scaled(1L, "seconds");
                        nanos = fraction;
                        rest.finish();
                    }
                }
            }
            if (isThere && rest.isAtEnd()) {
                try {
                    long sum = Math.addExact(days, Math.addExact(hours, Math.addExact(minutes, seconds)));
                    Duration duration = ofSeconds(sum, nanos);
                    return isNegative ? duration.negated() : duration;
                } catch (ArithmeticException problem) {
                    throw new DateTimeParseException("Text cannot be parsed to a Duration: overflow", text, 0, problem);
                }
            }
        }
        throw new DateTimeParseException("Text cannot be parsed to a Duration", text, 0);
    }

    public static Duration between(Temporal startInclusive, Temporal endExclusive) {
        try {
            return ofNanos(startInclusive.until(endExclusive, ChronoUnit.NANOS));
        } catch (DateTimeException | ArithmeticException problem) {
            long seconds = startInclusive.until(endExclusive, ChronoUnit.SECONDS);
            long nanos;
            try {
                nanos = endExclusive.getLong(ChronoField.NANO_OF_SECOND) - startInclusive.getLong(ChronoField.NANO_OF_SECOND);
                if (seconds > 0 && nanos < 0) {
                    seconds++;
                } else if (seconds < 0 && nanos > 0) {
                    seconds--;
                }
            } catch (DateTimeException noNanos) {
                nanos = 0;
            }
            return ofSeconds(seconds, nanos);
        }
    }

    public long get(TemporalUnit unit) {
        if (unit == ChronoUnit.SECONDS) {
            return seconds;
        }
        if (unit == ChronoUnit.NANOS) {
            return nanos;
        }
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }

    public List<TemporalUnit> getUnits() {
        return List.of(ChronoUnit.SECONDS, ChronoUnit.NANOS);
    }

    public boolean isZero() {
        return seconds == 0 & nanos == 0;
    }

    public boolean isNegative() {
        return seconds < 0;
    }

    public long getSeconds() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    public Duration withSeconds(long seconds) {
        return create(seconds, nanos);
    }

    public Duration withNanos(int nanoOfSecond) {
        if (nanoOfSecond < 0 | nanoOfSecond > 999999999) {
            ChronoField.NANO_OF_SECOND.checkValidIntValue(nanoOfSecond);
        }
        return create(seconds, nanoOfSecond);
    }

    public Duration plus(Duration duration) {
        return plus(duration.seconds, duration.nanos);
    }

    public Duration plus(long amountToAdd, TemporalUnit unit) {
        Objects.requireNonNull(unit, "unit");
        if (unit == ChronoUnit.DAYS) {
            return plus(Math.multiplyExact(amountToAdd, 86400L), 0);
        }
        if (unit.isDurationEstimated()) {
            throw new UnsupportedTemporalTypeException("Unit must not have an estimated duration");
        }
        if (amountToAdd == 0) {
            return this;
        }
        if (unit instanceof ChronoUnit) {
            switch ((ChronoUnit) unit) {
                case NANOS:
                    return plusNanos(amountToAdd);
                case MICROS:
                    return plusSeconds(amountToAdd / 1000000000L * 1000).plusNanos(amountToAdd % 1000000000L * 1000);
                case MILLIS:
                    return plusMillis(amountToAdd);
                case SECONDS:
                    return plusSeconds(amountToAdd);
                default:
                    return plusSeconds(Math.multiplyExact(unit.getDuration().seconds, amountToAdd));
            }
        }
        Duration length = unit.getDuration().multipliedBy(amountToAdd);
        return plusSeconds(length.seconds).plusNanos(length.nanos);
    }

    public Duration plusDays(long daysToAdd) {
        return plus(Math.multiplyExact(daysToAdd, 86400L), 0);
    }

    public Duration plusHours(long hoursToAdd) {
        return plus(Math.multiplyExact(hoursToAdd, 3600L), 0);
    }

    public Duration plusMinutes(long minutesToAdd) {
        return plus(Math.multiplyExact(minutesToAdd, 60L), 0);
    }

    public Duration plusSeconds(long secondsToAdd) {
        return plus(secondsToAdd, 0);
    }

    public Duration plusMillis(long millisToAdd) {
        return plus(millisToAdd / 1000, millisToAdd % 1000 * 1000000);
    }

    public Duration plusNanos(long nanosToAdd) {
        return plus(0, nanosToAdd);
    }

    private Duration plus(long secondsToAdd, long nanosToAdd) {
        if (secondsToAdd == 0 & nanosToAdd == 0) {
            return this;
        }
        long sum = Math.addExact(seconds, secondsToAdd);
        return ofSeconds(Math.addExact(sum, nanosToAdd / 1000000000L), nanos + nanosToAdd % 1000000000L);
    }

    public Duration minus(Duration duration) {
        long others = duration.seconds;
        if (others == Long.MIN_VALUE) {
            return plus(Long.MAX_VALUE, -duration.nanos).plus(1, 0);
        }
        return plus(-others, -duration.nanos);
    }

    public Duration minus(long amountToSubtract, TemporalUnit unit) {
        return amountToSubtract == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit)
                : plus(-amountToSubtract, unit);
    }

    public Duration minusDays(long daysToSubtract) {
        return daysToSubtract == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-daysToSubtract);
    }

    public Duration minusHours(long hoursToSubtract) {
        return hoursToSubtract == Long.MIN_VALUE ? plusHours(Long.MAX_VALUE).plusHours(1) : plusHours(-hoursToSubtract);
    }

    public Duration minusMinutes(long minutesToSubtract) {
        return minutesToSubtract == Long.MIN_VALUE ? plusMinutes(Long.MAX_VALUE).plusMinutes(1)
                : plusMinutes(-minutesToSubtract);
    }

    public Duration minusSeconds(long secondsToSubtract) {
        return secondsToSubtract == Long.MIN_VALUE ? plusSeconds(Long.MAX_VALUE).plusSeconds(1)
                : plusSeconds(-secondsToSubtract);
    }

    public Duration minusMillis(long millisToSubtract) {
        return millisToSubtract == Long.MIN_VALUE ? plusMillis(Long.MAX_VALUE).plusMillis(1)
                : plusMillis(-millisToSubtract);
    }

    public Duration minusNanos(long nanosToSubtract) {
        return nanosToSubtract == Long.MIN_VALUE ? plusNanos(Long.MAX_VALUE).plusNanos(1) : plusNanos(-nanosToSubtract);
    }

    public Duration multipliedBy(long multiplicand) {
        if (multiplicand == 0) {
            return ZERO;
        }
        if (multiplicand == 1) {
            return this;
        }
        if (nanos == 0 && -2147483648L <= seconds && seconds <= 2147483647L && -2147483648L <= multiplicand
                && multiplicand <= 2147483647L) {
            return create(seconds * multiplicand, 0);
        }
        return ofNanos(allNanos().multiply(BigInteger.valueOf(multiplicand)));
    }

    public Duration dividedBy(long divisor) {
        if (divisor == 0) {
            throw new ArithmeticException("Cannot divide by zero");
        }
        if (divisor == 1) {
            return this;
        }
        if (-9000000000L < seconds && seconds < 9000000000L) {
            return ofNanos((seconds * 1000000000L + nanos) / divisor);
        }
        return ofNanos(allNanos().divide(BigInteger.valueOf(divisor)));
    }

    public long dividedBy(Duration divisor) {
        Objects.requireNonNull(divisor, "divisor");
        if (divisor.isZero()) {
            throw new ArithmeticException("Cannot divide by zero");
        }
        return allNanos().divide(divisor.allNanos()).longValueExact();
    }

    private BigInteger allNanos() {
        return BigInteger.valueOf(seconds).multiply(BigInteger.valueOf(1000000000L)).add(BigInteger.valueOf(nanos));
    }

    private static Duration ofNanos(BigInteger nanos) {
        BigInteger[] parts = nanos.divideAndRemainder(BigInteger.valueOf(1000000000L));
        if (parts[0].bitLength() > 63) {
            throw new ArithmeticException("Exceeds capacity of Duration: " + nanos);
        }
        return ofSeconds(parts[0].longValue(), parts[1].longValue());
    }

    public Duration negated() {
        return multipliedBy(-1);
    }

    public Duration abs() {
        return isNegative() ? negated() : this;
    }

    public Temporal addTo(Temporal temporal) {
        Temporal moved = seconds == 0 ? temporal : temporal.plus(seconds, ChronoUnit.SECONDS);
        return nanos == 0 ? moved : moved.plus(nanos, ChronoUnit.NANOS);
    }

    public Temporal subtractFrom(Temporal temporal) {
        Temporal moved = seconds == 0 ? temporal : temporal.minus(seconds, ChronoUnit.SECONDS);
        return nanos == 0 ? moved : moved.minus(nanos, ChronoUnit.NANOS);
    }

    public long toDays() {
        return seconds / 86400;
    }

    public long toHours() {
        return seconds / 3600;
    }

    public long toMinutes() {
        return seconds / 60;
    }

    public long toSeconds() {
        return seconds;
    }

    public long toMillis() {
        long whole = seconds;
        long rest = nanos;
        if (whole < 0) {
            // the least number of milliseconds has a fraction of a second
            whole++;
            rest -= 1000000000L;
        }
        return Math.addExact(Math.multiplyExact(whole, 1000L), rest / 1000000);
    }

    public long toNanos() {
        long whole = seconds;
        long rest = nanos;
        if (whole < 0) {
            whole++;
            rest -= 1000000000L;
        }
        return Math.addExact(Math.multiplyExact(whole, 1000000000L), rest);
    }

    public long toDaysPart() {
        return seconds / 86400;
    }

    public int toHoursPart() {
        return (int) (toHours() % 24);
    }

    public int toMinutesPart() {
        return (int) (toMinutes() % 60);
    }

    public int toSecondsPart() {
        return (int) (seconds % 60);
    }

    public int toMillisPart() {
        return nanos / 1000000;
    }

    public int toNanosPart() {
        return nanos;
    }

    public Duration truncatedTo(TemporalUnit unit) {
        Objects.requireNonNull(unit, "unit");
        if (unit == ChronoUnit.SECONDS && (seconds >= 0 || nanos == 0)) {
            return create(seconds, 0);
        }
        if (unit == ChronoUnit.NANOS) {
            return this;
        }
        Duration length = unit.getDuration();
        if (length.seconds > 86400) {
            throw new UnsupportedTemporalTypeException("Unit is too large to be used for truncation");
        }
        long unitNanos = length.toNanos();
        if (86400000000000L % unitNanos != 0) {
            throw new UnsupportedTemporalTypeException("Unit must divide into a standard day without remainder");
        }
        long inDay = seconds % 86400 * 1000000000L + nanos;
        return plusNanos(inDay / unitNanos * unitNanos - inDay);
    }

    public int compareTo(Duration otherDuration) {
        int order = Long.compare(seconds, otherDuration.seconds);
        return order != 0 ? order : nanos - otherDuration.nanos;
    }

    public boolean equals(Object other) {
        return other instanceof Duration && seconds == ((Duration) other).seconds & nanos == ((Duration) other).nanos;
    }

    public int hashCode() {
        return (int) (seconds ^ (seconds >>> 32)) + 51 * nanos;
    }

    public String toString() {
        if (isZero()) {
            return "PT0S";
        }
        // counted towards zero
        long whole = seconds < 0 && nanos > 0 ? seconds + 1 : seconds;
        long hours = whole / 3600;
        int minutes = (int) (whole % 3600 / 60);
        int rest = (int) (whole % 60);
        StringBuilder text = new StringBuilder("PT");
        if (hours != 0) {
            text.append(hours).append('H');
        }
        if (minutes != 0) {
            text.append(minutes).append('M');
        }
        if (rest == 0 && nanos == 0 && text.length() > 2) {
            return text.toString();
        }
        if (rest == 0 && seconds < 0 && nanos > 0) {
            text.append('-');
        }
        text.append(rest);
        if (nanos > 0) {
            text.append('.');
            Digits.padded(text, seconds < 0 ? 1000000000 - nanos : nanos, 100000000);
            while (text.charAt(text.length() - 1) == '0') {
                text.setLength(text.length() - 1);
            }
        }
        return text.append('S').toString();
    }
}
