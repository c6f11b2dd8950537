// Model of java.util.MissingFormatWidthException.
package java.util;

public class MissingFormatWidthException extends IllegalFormatException {
    private final String specifier;

    //@ invariant specifier != null;

    public MissingFormatWidthException(String specifier) {
        if (specifier == null) {
            throw new NullPointerException();
        }
        this.specifier = specifier;
    }

    public String getFormatSpecifier() {
        return specifier;
    }

    public String getMessage() {
        return specifier;
    }
}
