// Model of java.util.IllegalFormatConversionException.
package java.util;

public class IllegalFormatConversionException extends IllegalFormatException {
    private final char conversion;
    private final Class<?> argument;

    //@ invariant argument != null;

    public IllegalFormatConversionException(char conversion, Class<?> argument) {
        if (argument == null) {
            throw new NullPointerException();
        }
        this.conversion = conversion;
        this.argument = argument;
    }

    public char getConversion() {
        return conversion;
    }

    public Class<?> getArgumentClass() {
        return argument;
    }

    public String getMessage() {
        return conversion + " != " + argument.getName();
    }
}
