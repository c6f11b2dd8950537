// Model of java.lang.ArrayStoreException.
package java.lang;

@ForTests("vague") public class ArrayStoreException extends RuntimeException {
    public ArrayStoreException() {
        super();
    }

    public ArrayStoreException(String message) {
        super(message);
    }
}
