// Model of java.nio.charset.Charset: a name. The encodings themselves are in java.lang, next to String.
package java.nio.charset;

public class Charset implements Comparable<Charset> {
    private final String name;

    //@ invariant name != null && name.length() > 0;

    Charset(String name) {
        this.name = name;
    }

    public static Charset defaultCharset() {
        return StandardCharsets.UTF_8;
    }

    public static Charset forName(String charsetName) {
        if (charsetName == null) {
            throw new IllegalArgumentException("Null charset name");
        }
        if (charsetName.equalsIgnoreCase("UTF-8") || charsetName.equalsIgnoreCase("UTF8")) {
            return StandardCharsets.UTF_8;
        }
        if (charsetName.equalsIgnoreCase("ISO-8859-1")) {
            return StandardCharsets.ISO_8859_1;
        }
        if (charsetName.equalsIgnoreCase("US-ASCII")) {
            return StandardCharsets.US_ASCII;
        }
        return openForName(charsetName);
    }

    //@ ensures \result != null;
    private static native Charset openForName(String charsetName);

    public static native boolean isSupported(String charsetName);

    public final String name() {
        return name;
    }

    public String displayName() {
        return name;
    }

    public final int compareTo(Charset that) {
        return name.compareToIgnoreCase(that.name);
    }

    public final int hashCode() {
        return name.hashCode();
    }

    public final boolean equals(Object ob) {
        return ob instanceof Charset && name.equals(((Charset) ob).name);
    }

    public final String toString() {
        return name;
    }
}
