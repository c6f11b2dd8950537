// Model of java.io.FileNotFoundException.
package java.io;

@ForTests("plain") public class FileNotFoundException extends IOException {
    public FileNotFoundException() {
        super();
    }

    public FileNotFoundException(String message) {
        super(message);
    }
}
