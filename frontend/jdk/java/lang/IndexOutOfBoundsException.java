// Model of java.lang.IndexOutOfBoundsException.
package java.lang;

@ForTests("plain") public class IndexOutOfBoundsException extends RuntimeException {
    public IndexOutOfBoundsException() {
        super();
    }

    public IndexOutOfBoundsException(String message) {
        super(message);
    }

    public IndexOutOfBoundsException(int index) {
        super();
        text = new NumberedText("Index out of range: ", index);
    }

    public IndexOutOfBoundsException(long index) {
        super();
        text = new NumberedText("Index out of range: ", index);
    }

    IndexOutOfBoundsException(NumberedText text) {
        super();
        this.text = text;
    }
}
