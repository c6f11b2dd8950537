// Model of java.util.IllegalFormatCodePointException.
package java.util;

public class IllegalFormatCodePointException extends IllegalFormatException {
    private final int codePoint;

    public IllegalFormatCodePointException(int codePoint) {
        this.codePoint = codePoint;
    }

    public int getCodePoint() {
        return codePoint;
    }

    public String getMessage() {
        return "Code point = 0x" + Integer.toHexString(codePoint);
    }
}
