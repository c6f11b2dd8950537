// Model of java.io.ObjectStreamException.
package java.io;

public abstract class ObjectStreamException extends IOException {
    protected ObjectStreamException() {
        super();
    }

    protected ObjectStreamException(String message) {
        super(message);
    }
}
