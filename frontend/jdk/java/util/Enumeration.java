// Model of java.util.Enumeration.
package java.util;

public interface Enumeration<E> {
    boolean hasMoreElements();

    E nextElement();

    default Iterator<E> asIterator() {
        return new EnumerationIterator<>(this);
    }
}
