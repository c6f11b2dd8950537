// Model of java.lang.ArrayIndexOutOfBoundsException. The engine makes one without a constructor: it sets `engine`,
// `index` and `length`, and the message is worked out only when it is asked for.
package java.lang;

public class ArrayIndexOutOfBoundsException extends IndexOutOfBoundsException {
    int index;
    int length;
    boolean engine;

    //@ invariant !engine;

    public ArrayIndexOutOfBoundsException() {
        super();
    }

    public ArrayIndexOutOfBoundsException(String message) {
        super(message);
    }

    public ArrayIndexOutOfBoundsException(int index) {
        super();
        text = new NumberedText("Array index out of range: ", index);
    }

    ArrayIndexOutOfBoundsException(NumberedText text) {
        super(text);
    }

    public String getMessage() {
        if (engine) {
            return new NumberedText("Index ", index, " out of bounds for length ", length).toString();
        }
        return super.getMessage();
    }
}
