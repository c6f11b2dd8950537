package java.time;

/** A clock of the system: what it says is open. */
final class SystemClock extends Clock implements java.io.Serializable {
    private final ZoneId zone;

    //@ invariant zone != null;

    SystemClock(ZoneId zone) {
        this.zone = zone;
    }

    public ZoneId getZone() {
        return zone;
    }

    public Clock withZone(ZoneId zone) {
        return zone.equals(this.zone) ? this : new SystemClock(zone);
    }

    public Instant instant() {
        return Instant.now();
    }

    public boolean equals(Object obj) {
        return obj instanceof SystemClock && zone.equals(((SystemClock) obj).zone);
    }

    public int hashCode() {
        return zone.hashCode() + 1;
    }

    public String toString() {
        return "SystemClock[" + zone + "]";
    }
}
