// Model of java.lang.ArithmeticException.
package java.lang;

@ForTests("plain") public class ArithmeticException extends RuntimeException {
    public ArithmeticException() {
        super();
    }

    public ArithmeticException(String message) {
        super(message);
    }
}
