// Model of java.io.NotSerializableException.
package java.io;

public class NotSerializableException extends ObjectStreamException {
    public NotSerializableException() {
        super();
    }

    public NotSerializableException(String message) {
        super(message);
    }
}
