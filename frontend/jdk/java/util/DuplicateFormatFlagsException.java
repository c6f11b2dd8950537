// Model of java.util.DuplicateFormatFlagsException.
package java.util;

public class DuplicateFormatFlagsException extends IllegalFormatException {
    private final String flags;

    //@ invariant flags != null;

    public DuplicateFormatFlagsException(String flags) {
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
