// Model of java.util.UUID. Random ones are unknown values.
package java.util;

@ForTests("parts new mostSigBits leastSigBits; written fromString; samples 0 1, 1 2") public final class UUID implements java.io.Serializable, Comparable<UUID> {
    private final long mostSigBits;
    private final long leastSigBits;

    public UUID(long mostSigBits, long leastSigBits) {
        this.mostSigBits = mostSigBits;
        this.leastSigBits = leastSigBits;
    }

    // Version 4, variant 2; the other 122 bits are open.
    public static UUID randomUUID() {
        return new UUID((anyBits() & ~0xF000L) | 0x4000L, (anyBits() & 0x3FFFFFFFFFFFFFFFL) | 0x8000000000000000L);
    }

    private static native long anyBits();

    // Version 3, variant 2; the digest is open.
    public static UUID nameUUIDFromBytes(byte[] name) {
        if (name == null) {
            throw new NullPointerException();
        }
        return new UUID((digest(name, 0) & ~0xF000L) | 0x3000L, (digest(name, 1) & 0x3FFFFFFFFFFFFFFFL) | 0x8000000000000000L);
    }

    private static native long digest(byte[] name, int half);

    // Five groups of hexadecimal digits; each group keeps its last digits.
    public static UUID fromString(String name) {
        if (name.length() > 36) {
            throw new IllegalArgumentException("UUID string too large");
        }
        int dash1 = name.indexOf('-');
        int dash2 = name.indexOf('-', dash1 + 1);
        int dash3 = name.indexOf('-', dash2 + 1);
        int dash4 = name.indexOf('-', dash3 + 1);
        int dash5 = name.indexOf('-', dash4 + 1);
        if (dash4 < 0 || dash5 >= 0) {
            throw new IllegalArgumentException("Invalid UUID string: " + name);
        }
        long most = Long.parseLong(name, 0, dash1, 16) & 0xFFFFFFFFL;
        most = (most << 16) | (Long.parseLong(name, dash1 + 1, dash2, 16) & 0xFFFFL);
        most = (most << 16) | (Long.parseLong(name, dash2 + 1, dash3, 16) & 0xFFFFL);
        long least = Long.parseLong(name, dash3 + 1, dash4, 16) & 0xFFFFL;
        least = (least << 48) | (Long.parseLong(name, dash4 + 1, name.length(), 16) & 0xFFFFFFFFFFFFL);
        return new UUID(most, least);
    }

    public long getLeastSignificantBits() {
        return leastSigBits;
    }

    public long getMostSignificantBits() {
        return mostSigBits;
    }

    public int version() {
        return (int) ((mostSigBits >> 12) & 0x0F);
    }

    public int variant() {
        return (int) ((leastSigBits >>> (64 - (leastSigBits >>> 62))) & (leastSigBits >> 63));
    }

    public long timestamp() {
        checkTimeBased();
        return ((mostSigBits & 0x0FFFL) << 48) | ((mostSigBits >> 16 & 0xFFFFL) << 32) | mostSigBits >>> 32;
    }

    public int clockSequence() {
        checkTimeBased();
        return (int) ((leastSigBits & 0x3FFF000000000000L) >>> 48);
    }

    public long node() {
        checkTimeBased();
        return leastSigBits & 0x0000FFFFFFFFFFFFL;
    }

    private void checkTimeBased() {
        if (version() != 1) {
            throw new UnsupportedOperationException("Not a time-based UUID");
        }
    }

    public String toString() {
        StringBuilder text = new StringBuilder();
        appendHex(text, mostSigBits >>> 32, 8);
        text.append('-');
        appendHex(text, mostSigBits >>> 16, 4);
        text.append('-');
        appendHex(text, mostSigBits, 4);
        text.append('-');
        appendHex(text, leastSigBits >>> 48, 4);
        text.append('-');
        appendHex(text, leastSigBits, 12);
        return text.toString();
    }

    private static void appendHex(StringBuilder text, long value, int digits) {
        for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) {
            text.append("0123456789abcdef".charAt((int) (value >>> shift) & 15));
        }
    }

    public int hashCode() {
        long mixed = mostSigBits ^ leastSigBits;
        return (int) (mixed >> 32) ^ (int) mixed;
    }

    public boolean equals(Object obj) {
        return obj instanceof UUID && mostSigBits == ((UUID) obj).mostSigBits
                && leastSigBits == ((UUID) obj).leastSigBits;
    }

    public int compareTo(UUID val) {
        int order = Long.compare(mostSigBits, val.mostSigBits);
        return order != 0 ? order : Long.compare(leastSigBits, val.leastSigBits);
    }
}
