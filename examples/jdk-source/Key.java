package jdksource;

/**
 * An element or key whose hash code a test can choose: that of a plain object is the JVM's secret. Keys that are not equal may
 * have the same code.
 */
public class Key {
    private final int code;
    private final int id;

    public Key(int code, int id) {
        this.code = code;
        this.id = id;
    }

    @Override
    public int hashCode() {
        return code;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Key && ((Key) other).code == code && ((Key) other).id == id;
    }
}
