// Model of java.lang.NullPointerException.
package java.lang;

@ForTests("plain; vague") public class NullPointerException extends RuntimeException {
    public NullPointerException() {
        super();
    }

    public NullPointerException(String message) {
        super(message);
    }
}
