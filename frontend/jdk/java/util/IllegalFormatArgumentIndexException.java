// Model of java.util.IllegalFormatArgumentIndexException, public here because java.lang makes it.
package java.util;

public class IllegalFormatArgumentIndexException extends IllegalFormatException {
    private final int index;

    public IllegalFormatArgumentIndexException(int index) {
        this.index = index;
    }

    public int getIndex() {
        return index;
    }

    public String getMessage() {
        return index == Integer.MIN_VALUE ? "Format argument index: (not representable as int)"
                : "Illegal format argument index = " + index;
    }
}
