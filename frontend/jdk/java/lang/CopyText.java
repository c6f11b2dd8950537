// The message of a System.arraycopy that leaves an array; which bound was broken first is found out when it is read.
package java.lang;

final class CopyText extends NumberedText {
    private final String kind;
    private final int from;
    private final int srcPos;
    private final int to;
    private final int destPos;
    private final int length;

    CopyText(String kind, int from, int srcPos, int to, int destPos, int length) {
        super(kind, from);
        this.kind = kind;
        this.from = from;
        this.srcPos = srcPos;
        this.to = to;
        this.destPos = destPos;
        this.length = length;
    }

    public String toString() {
        if (srcPos < 0) {
            return outside("source index ", srcPos, from);
        }
        if (destPos < 0) {
            return outside("destination index ", destPos, to);
        }
        if (length < 0) {
            return "arraycopy: length " + length + " is negative";
        }
        if (srcPos > from - length) {
            return outside("last source index ", (long) srcPos + length, from);
        }
        return outside("last destination index ", (long) destPos + length, to);
    }

    private String outside(String what, long index, int size) {
        return "arraycopy: " + what + index + " out of bounds for " + kind + size + "]";
    }
}
