// Model of java.util.UnknownFormatConversionException.
package java.util;

public class UnknownFormatConversionException extends IllegalFormatException {
    private final String conversion;

    //@ invariant conversion != null;

    public UnknownFormatConversionException(String conversion) {
        if (conversion == null) {
            throw new NullPointerException();
        }
        this.conversion = conversion;
    }

    public String getConversion() {
        return conversion;
    }

    public String getMessage() {
        return "Conversion = '" + conversion + "'";
    }
}
