// Model of java.io.ByteArrayInputStream.
package java.io;

public class ByteArrayInputStream extends InputStream {
    protected byte[] buf;
    protected int pos;
    protected int mark;
    protected int count;

    // What the JDK says of its fields. Its constructor does not check an offset, and one outside of the array is not tried.
    //@ invariant buf != null && 0 <= pos && pos <= count && count <= buf.length && 0 <= mark && mark <= count;

    public ByteArrayInputStream(byte[] buf) {
        this.buf = buf;
        this.count = buf.length;
    }

    public ByteArrayInputStream(byte[] buf, int offset, int length) {
        this.buf = buf;
        this.pos = offset;
        this.count = Math.min(offset + length, buf.length);
        this.mark = offset;
    }

    public int read() {
        if (pos >= count) {
            return -1;
        }
        int b = buf[pos] & 0xff;
        pos++;
        return b;
    }

    public int read(byte[] b, int off, int len) {
        checkPart(off, len, b.length);
        if (pos >= count) {
            return -1;
        }
        int taken = Math.min(len, count - pos);
        for (int i = 0; i < taken; i++) {
            b[off + i] = buf[pos + i];
        }
        pos += taken;
        return taken;
    }

    public byte[] readAllBytes() {
        byte[] rest = new byte[count - pos];
        read(rest, 0, rest.length);
        return rest;
    }

    public long skip(long n) {
        long skipped = Math.max(0, Math.min(n, count - pos));
        pos += (int) skipped;
        return skipped;
    }

    public int available() {
        return count - pos;
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int readAheadLimit) {
        mark = pos;
    }

    public void reset() {
        pos = mark;
    }

    public void close() throws IOException {
    }
}
