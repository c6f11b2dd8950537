package java.time;

/** A clock that stands still. */
final class FixedClock extends Clock implements java.io.Serializable {
    private final Instant instant;
    private final ZoneId zone;

    //@ invariant instant != null && zone != null;

    FixedClock(Instant instant, ZoneId zone) {
        this.instant = instant;
        this.zone = zone;
    }

    public ZoneId getZone() {
        return zone;
    }

    public Clock withZone(ZoneId zone) {
        return zone.equals(this.zone) ? this : new FixedClock(instant, zone);
    }

    public Instant instant() {
        return instant;
    }

    public boolean equals(Object obj) {
        return obj instanceof FixedClock && instant.equals(((FixedClock) obj).instant) && zone.equals(((FixedClock) obj).zone);
    }

    public int hashCode() {
        return instant.hashCode() ^ zone.hashCode();
    }

    public String toString() {
        return "FixedClock[" + instant + "," + zone + "]";
    }
}
