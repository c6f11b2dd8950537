// Model of java.util.concurrent.TimeoutException.
package java.util.concurrent;

@ForTests("plain") public class TimeoutException extends Exception {
    public TimeoutException() {
    }

    public TimeoutException(String message) {
        super(message);
    }
}
