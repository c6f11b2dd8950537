// Model of java.util.concurrent.ExecutionException.
package java.util.concurrent;

public class ExecutionException extends Exception {
    public ExecutionException(Throwable cause) {
        super(cause);
    }

    public ExecutionException(String message, Throwable cause) {
        super(message, cause);
    }
}
