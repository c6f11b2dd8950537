// Model of java.lang.StringIndexOutOfBoundsException.
package java.lang;

public class StringIndexOutOfBoundsException extends IndexOutOfBoundsException {
    public StringIndexOutOfBoundsException() {
        super();
    }

    public StringIndexOutOfBoundsException(String message) {
        super(message);
    }

    public StringIndexOutOfBoundsException(int index) {
        super();
        text = new NumberedText("String index out of range: ", index);
    }

    StringIndexOutOfBoundsException(NumberedText text) {
        super(text);
    }
}
