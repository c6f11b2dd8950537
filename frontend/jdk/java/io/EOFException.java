// Model of java.io.EOFException.
package java.io;

@ForTests("plain") public class EOFException extends IOException {
    public EOFException() {
        super();
    }

    public EOFException(String message) {
        super(message);
    }
}
