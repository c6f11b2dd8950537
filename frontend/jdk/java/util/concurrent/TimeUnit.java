// Model of java.util.concurrent.TimeUnit: conversions, which saturate. Waiting takes no time here.
package java.util.concurrent;

public enum TimeUnit {
    NANOSECONDS(1L),
    MICROSECONDS(1000L),
    MILLISECONDS(1000000L),
    SECONDS(1000000000L),
    MINUTES(60000000000L),
    HOURS(3600000000000L),
    DAYS(86400000000000L);

    private final long nanos;

    TimeUnit(long nanos) {
        this.nanos = nanos;
    }

    public long convert(long sourceDuration, TimeUnit sourceUnit) {
        if (sourceUnit.nanos <= nanos) {
            return sourceDuration / (nanos / sourceUnit.nanos);
        }
        long ratio = sourceUnit.nanos / nanos;
        long limit = Long.MAX_VALUE / ratio;
        if (sourceDuration > limit) {
            return Long.MAX_VALUE;
        }
        if (sourceDuration < -limit) {
            return Long.MIN_VALUE;
        }
        return sourceDuration * ratio;
    }

    public long toNanos(long duration) {
        return NANOSECONDS.convert(duration, this);
    }

    public long toMicros(long duration) {
        return MICROSECONDS.convert(duration, this);
    }

    public long toMillis(long duration) {
        return MILLISECONDS.convert(duration, this);
    }

    public long toSeconds(long duration) {
        return SECONDS.convert(duration, this);
    }

    public long toMinutes(long duration) {
        return MINUTES.convert(duration, this);
    }

    public long toHours(long duration) {
        return HOURS.convert(duration, this);
    }

    public long toDays(long duration) {
        return DAYS.convert(duration, this);
    }

    public void sleep(long timeout) throws InterruptedException {
        if (timeout > 0) {
            Thread.sleep(toMillis(timeout));
        }
    }
}
