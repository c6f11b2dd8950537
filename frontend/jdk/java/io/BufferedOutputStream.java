// Model of java.io.BufferedOutputStream.
package java.io;

public class BufferedOutputStream extends FilterOutputStream {
    protected byte[] buf;
    protected int count;

    //@ invariant buf != null && buf.length > 0 && 0 <= count && count <= buf.length;

    public BufferedOutputStream(OutputStream out) {
        this(out, 8192);
    }

    public BufferedOutputStream(OutputStream out, int size) {
        super(out);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        buf = new byte[size];
    }

    private void empty() throws IOException {
        if (count > 0) {
            out.write(buf, 0, count);
            count = 0;
        }
    }

    public void write(int b) throws IOException {
        if (count >= buf.length) {
            empty();
        }
        buf[count] = (byte) b;
        count++;
    }

    public void write(byte[] b, int off, int len) throws IOException {
        if (len >= buf.length) {
            empty();
            out.write(b, off, len);
            return;
        }
        if (len > buf.length - count) {
            empty();
        }
        System.arraycopy(b, off, buf, count, len);
        count += len;
    }

    public void flush() throws IOException {
        empty();
        out.flush();
    }
}
