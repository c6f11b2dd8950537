// Model of java.time.ZoneId. UTC, GMT and fixed offsets are exact; of other regions it is open whether they exist and what their offset
// is, and so is the zone of the system.
package java.time;

import java.util.Objects;

public abstract class ZoneId implements java.io.Serializable {
    ZoneId() {
    }

    //@ ensures \result != null;
    public static native ZoneId systemDefault();

    public static ZoneId of(String zoneId) {
        Objects.requireNonNull(zoneId, "zoneId");
        if (zoneId.length() <= 1 || zoneId.startsWith("+") || zoneId.startsWith("-")) {
            return ZoneOffset.of(zoneId);
        }
        if (zoneId.startsWith("UTC") || zoneId.startsWith("GMT")) {
            return ofPrefix(zoneId, 3);
        }
        return zoneId.startsWith("UT") ? ofPrefix(zoneId, 2) : ZoneRegion.ofId(zoneId);
    }

    private static ZoneId ofPrefix(String zoneId, int length) {
        String prefix = zoneId.substring(0, length);
        if (zoneId.length() == length) {
            return ofOffset(prefix, ZoneOffset.UTC);
        }
        if (zoneId.charAt(length) != '+' && zoneId.charAt(length) != '-') {
            return ZoneRegion.ofId(zoneId);
        }
        try {
            ZoneOffset offset = ZoneOffset.of(zoneId.substring(length));
            return ofOffset(prefix, offset);
        } catch (DateTimeException problem) {
            throw new DateTimeException("Invalid ID for offset-based ZoneId: " + zoneId, problem);
        }
    }

    public static ZoneId ofOffset(String prefix, ZoneOffset offset) {
        Objects.requireNonNull(prefix, "prefix");
        Objects.requireNonNull(offset, "offset");
        if (prefix.isEmpty()) {
            return offset;
        }
        if (!prefix.equals("GMT") && !prefix.equals("UTC") && !prefix.equals("UT")) {
            throw new IllegalArgumentException("prefix should be GMT, UTC or UT, is: " + prefix);
        }
        return new ZoneRegion(offset.getTotalSeconds() == 0 ? prefix : prefix.concat(offset.getId()), offset);
    }

    public abstract String getId();

    public ZoneId normalized() {
        ZoneOffset fixed = fixedOffset();
        return fixed == null ? openNormalized() : fixed;
    }

    //@ ensures \result != null;
    private /*@ pure @*/ native ZoneId openNormalized();

    /** The offset that holds at all times; null where that depends on the time. */
    abstract ZoneOffset fixedOffset();

    ZoneOffset offsetAt(Instant instant) {
        ZoneOffset fixed = fixedOffset();
        return fixed != null ? fixed : openOffset(getId(), instant.getEpochSecond());
    }

    //@ ensures \result != null;
    private static /*@ pure @*/ native ZoneOffset openOffset(String zone, long epochSecond);

    public boolean equals(Object obj) {
        return this == obj || obj instanceof ZoneId && getId().equals(((ZoneId) obj).getId());
    }

    public int hashCode() {
        return getId().hashCode();
    }

    public String toString() {
        return getId();
    }
}
