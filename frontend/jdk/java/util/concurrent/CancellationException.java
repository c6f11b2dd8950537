// Model of java.util.concurrent.CancellationException.
package java.util.concurrent;

@ForTests("plain") public class CancellationException extends IllegalStateException {
    public CancellationException() {
    }

    public CancellationException(String message) {
        super(message);
    }
}
