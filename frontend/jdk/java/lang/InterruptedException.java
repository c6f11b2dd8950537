// Model of java.lang.InterruptedException.
package java.lang;

@ForTests("plain") public class InterruptedException extends Exception {
    public InterruptedException() {
        super();
    }

    public InterruptedException(String message) {
        super(message);
    }
}
