// Model of java.lang.CloneNotSupportedException.
package java.lang;

@ForTests("plain") public class CloneNotSupportedException extends Exception {
    public CloneNotSupportedException() {
        super();
    }

    public CloneNotSupportedException(String message) {
        super(message);
    }
}
