// Model of java.io.UncheckedIOException.
package java.io;

public class UncheckedIOException extends RuntimeException {
    //@ invariant super.getCause() instanceof IOException;

    public UncheckedIOException(String message, IOException cause) {
        super(required(message, cause), cause);
    }

    public UncheckedIOException(IOException cause) {
        super(required(cause.toString(), cause), cause);
    }

    // A cause is demanded before anything else happens.
    private static String required(String message, IOException cause) {
        if (cause == null) {
            throw new NullPointerException();
        }
        return message;
    }

    public IOException getCause() {
        return (IOException) super.getCause();
    }
}
