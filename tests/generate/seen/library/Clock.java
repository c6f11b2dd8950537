package rates;

/** A part of a library that asks what time it is. */
public final class Clock {
    private Clock() {}

    public static long day(int n) {
        return n + System.currentTimeMillis() / 86400000;
    }
}
