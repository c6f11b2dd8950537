// Model of java.util.IllegalFormatFlagsException.
package java.util;

public class IllegalFormatFlagsException extends IllegalFormatException {
    private final String flags;

    //@ invariant flags != null;

    public IllegalFormatFlagsException(String flags) {
        if (flags == null) {
            throw new NullPointerException();
        }
        this.flags = flags;
    }

    public String getFlags() {
        return flags;
    }

    public String getMessage() {
        return "Flags = '" + flags + "'";
    }
}
