// Model of java.util.IllegalFormatPrecisionException.
package java.util;

public class IllegalFormatPrecisionException extends IllegalFormatException {
    private final int precision;

    public IllegalFormatPrecisionException(int precision) {
        this.precision = precision;
    }

    public int getPrecision() {
        return precision;
    }

    public String getMessage() {
        return Integer.toString(precision);
    }
}
