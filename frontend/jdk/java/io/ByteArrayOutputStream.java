// Model of java.io.ByteArrayOutputStream.
package java.io;

import java.nio.charset.Charset;

public class ByteArrayOutputStream extends OutputStream {
    protected byte[] buf;
    protected int count;

    // Larger ones are out of reach, and growing them would run out of memory.
    //@ invariant buf != null && 0 <= count && count <= buf.length && buf.length <= 0xffffff;

    public ByteArrayOutputStream() {
        this(32);
    }

    public ByteArrayOutputStream(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative initial size: " + size);
        }
        buf = new byte[size];
    }

    private void makeRoom(int more) {
        // That memory ends is left out of account, as for string builders.
        //@ assume count + more >= 0;
        if (count + more > buf.length) {
            byte[] larger = new byte[Math.max(count + more, 2 * buf.length)];
            for (int i = 0; i < count; i++) {
                larger[i] = buf[i];
            }
            buf = larger;
        }
    }

    public void write(int b) {
        makeRoom(1);
        buf[count] = (byte) b;
        count++;
    }

    public void write(byte[] b, int off, int len) {
        InputStream.checkPart(off, len, b.length);
        makeRoom(len);
        for (int i = 0; i < len; i++) {
            buf[count + i] = b[off + i];
        }
        count += len;
    }

    public void writeBytes(byte[] b) {
        write(b, 0, b.length);
    }

    public void writeTo(OutputStream out) throws IOException {
        out.write(buf, 0, count);
    }

    public void reset() {
        count = 0;
    }

    public byte[] toByteArray() {
        byte[] result = new byte[count];
        for (int i = 0; i < count; i++) {
            result[i] = buf[i];
        }
        return result;
    }

    public int size() {
        return count;
    }

    public String toString() {
        return new String(buf, 0, count);
    }

    public String toString(String charsetName) throws UnsupportedEncodingException {
        return new String(buf, 0, count, charsetName);
    }

    public String toString(Charset charset) {
        return new String(buf, 0, count, charset);
    }

    public void close() throws IOException {
    }
}
