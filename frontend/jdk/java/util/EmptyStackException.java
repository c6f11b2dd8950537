// Model of java.util.EmptyStackException.
package java.util;

public class EmptyStackException extends RuntimeException {
    public EmptyStackException() {
    }
}
