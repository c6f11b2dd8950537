package java.time;

/** A clock that is ahead of another one. */
final class OffsetClock extends Clock implements java.io.Serializable {
    private final Clock baseClock;
    private final Duration offset;

    //@ invariant baseClock != null && offset != null;

    OffsetClock(Clock baseClock, Duration offset) {
        this.baseClock = baseClock;
        this.offset = offset;
    }

    public ZoneId getZone() {
        return baseClock.getZone();
    }

    public Clock withZone(ZoneId zone) {
        return zone.equals(baseClock.getZone()) ? this : new OffsetClock(baseClock.withZone(zone), offset);
    }

    public long millis() {
        return Math.addExact(baseClock.millis(), offset.toMillis());
    }

    public Instant instant() {
        return baseClock.instant().plus(offset);
    }

    public boolean equals(Object obj) {
        return obj instanceof OffsetClock && baseClock.equals(((OffsetClock) obj).baseClock)
                && offset.equals(((OffsetClock) obj).offset);
    }

    public int hashCode() {
        return baseClock.hashCode() ^ offset.hashCode();
    }

    public String toString() {
        return "OffsetClock[" + baseClock + "," + offset + "]";
    }
}
