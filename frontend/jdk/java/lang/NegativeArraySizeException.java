// Model of java.lang.NegativeArraySizeException. The engine makes one without a constructor: it sets `engine` and
// `size`, and the message is worked out only when it is asked for.
package java.lang;

public class NegativeArraySizeException extends RuntimeException {
    int size;
    boolean engine;

    //@ invariant !engine;

    public NegativeArraySizeException() {
        super();
    }

    public NegativeArraySizeException(String message) {
        super(message);
    }

    public String getMessage() {
        if (engine) {
            return Integer.toString(size);
        }
        return super.getMessage();
    }
}
