// Model of java.lang.ClassCastException.
package java.lang;

@ForTests("plain; vague") public class ClassCastException extends RuntimeException {
    public ClassCastException() {
        super();
    }

    public ClassCastException(String message) {
        super(message);
    }
}
