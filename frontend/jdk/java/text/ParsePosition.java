package java.text;

/** Where parsing begins, where it has come to, and where it failed (-1: nowhere). */
public class ParsePosition {
    private int index;
    private int errorIndex = -1;

    public ParsePosition(int index) {
        this.index = index;
    }

    public int getIndex() {
        return index;
    }

    public void setIndex(int index) {
        this.index = index;
    }

    public int getErrorIndex() {
        return errorIndex;
    }

    public void setErrorIndex(int ei) {
        errorIndex = ei;
    }

    public boolean equals(Object obj) {
        return obj instanceof ParsePosition && ((ParsePosition) obj).index == index
            && ((ParsePosition) obj).errorIndex == errorIndex;
    }

    public int hashCode() {
        return errorIndex << 16 | index;
    }

    public String toString() {
        return getClass().getName() + "[index=" + index + ",errorIndex=" + errorIndex + ']';
    }
}
