// Model of java.util.UnknownFormatFlagsException.
package java.util;

public class UnknownFormatFlagsException extends IllegalFormatException {
    private final String flags;

    //@ invariant flags != null;

    public UnknownFormatFlagsException(String flags) {
        if (flags == null) {
            throw new NullPointerException();
        }
        this.flags = flags;
    }

    public String getFlags() {
        return flags;
    }

    public String getMessage() {
        return "Flags = " + flags;
    }
}
