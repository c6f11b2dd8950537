// Model of java.util.IllegalFormatException.
package java.util;

public class IllegalFormatException extends IllegalArgumentException {
    IllegalFormatException() {
    }
}
