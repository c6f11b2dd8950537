// Model of java.lang.Record. A record class gets its three methods from the front end.
package java.lang;

public abstract class Record {
    protected Record() {
    }

    public abstract boolean equals(Object obj);

    public abstract int hashCode();

    public abstract String toString();
}
