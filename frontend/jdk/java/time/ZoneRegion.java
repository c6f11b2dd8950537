package java.time;

import java.time.zone.ZoneRulesException;

/** A zone with a name: UTC, GMT and UT with an offset behind them, or a region of which nothing but the name is known. */
@ForTests("parts java.time.ZoneId.of id; written java.time.ZoneId.of") final class ZoneRegion extends ZoneId {
    private final String id;
    private final ZoneOffset offset;

    //@ invariant id != null && id.length() > 1;
    //@ invariant offset == null || id.equals("UTC") || id.equals("GMT") || id.equals("UT");
    //@ invariant offset == null || offset.getTotalSeconds() == 0;

    ZoneRegion(String id, ZoneOffset offset) {
        this.id = id;
        this.offset = offset;
    }

    static ZoneId ofId(String id) {
        for (int index = 0; index < id.length(); index++) {
            char letter = id.charAt(index);
            boolean isLetter = letter >= 'a' && letter <= 'z' || letter >= 'A' && letter <= 'Z';
            boolean isInside = letter >= '0' && letter <= '9' || letter == '.' || letter == '_' || letter == '+'
                    || letter == '-' || letter == '/' || letter == '~';
            if (!isLetter && !(isInside && index > 0)) {
                throw new DateTimeException("Invalid ID for region-based ZoneId, invalid format: " + id);
            }
        }
        if (!isKnown(id)) {
            throw new ZoneRulesException("Unknown time-zone ID: " + id);
        }
        return new ZoneRegion(id, null);
    }

    private static /*@ pure @*/ native boolean isKnown(String id);

    public String getId() {
        return id;
    }

    ZoneOffset fixedOffset() {
        return offset;
    }
}
