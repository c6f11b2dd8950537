// Model of java.io.InputStream. The standard input is open.
package java.io;

public abstract class InputStream implements Closeable {
    public InputStream() {
    }

    public static InputStream standardInput() {
        return new Standard();
    }

    private static final class Standard extends InputStream {
        //@ ensures -1 <= \result && \result <= 255;
        public native int read() throws IOException;

        //@ ensures \result >= 0;
        public native int available() throws IOException;
    }

    public static InputStream nullInputStream() {
        return new ByteArrayInputStream(new byte[0]);
    }

    // The check of all methods that take a part of an array.
    static void checkPart(int off, int len, int length) {
        if (off < 0 | len < 0 | off > length - len) {
            throw new IndexOutOfBoundsException(
                    "Range [" + off + ", " + off + " + " + len + ") out of bounds for length " + length);
        }
    }

    public abstract int read() throws IOException;

    public int read(byte[] b) throws IOException {
        return read(b, 0, b.length);
    }

    public int read(byte[] b, int off, int len) throws IOException {
        checkPart(off, len, b.length);
        if (len == 0) {
            return 0;
        }
        int first = read();
        if (first == -1) {
            return -1;
        }
        b[off] = (byte) first;
        int count = 1;
        // An exception after the first byte ends the read; what was read stays.
        try {
            while (count < len) {
                int next = read();
                if (next == -1) {
                    break;
                }
                b[off + count] = (byte) next;
                count++;
            }
        } catch (IOException e) {
            return count;
        }
        return count;
    }

    public byte[] readAllBytes() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int b = read(); b != -1; b = read()) {
            all.write(b);
        }
        return all.toByteArray();
    }

    public long skip(long n) throws IOException {
        long skipped = 0;
        while (skipped < n && read() != -1) {
            skipped++;
        }
        return skipped;
    }

    public int available() throws IOException {
        return 0;
    }

    public void close() throws IOException {
    }

    public void mark(int readlimit) {
    }

    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }

    public boolean markSupported() {
        return false;
    }

    public long transferTo(OutputStream out) throws IOException {
        if (out == null) {
            throw new NullPointerException("out");
        }
        byte[] all = readAllBytes();
        out.write(all, 0, all.length);
        return all.length;
    }
}
