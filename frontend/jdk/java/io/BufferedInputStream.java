// Model of java.io.BufferedInputStream. It reads no further ahead than it is asked to; marks are open.
package java.io;

public class BufferedInputStream extends FilterInputStream {
    public BufferedInputStream(InputStream in) {
        this(in, 8192);
    }

    public BufferedInputStream(InputStream in, int size) {
        super(in);
        if (size <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
    }

    private void check() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
    }

    public int read() throws IOException {
        check();
        return in.read();
    }

    public int read(byte[] b, int off, int len) throws IOException {
        check();
        return in.read(b, off, len);
    }

    public long skip(long n) throws IOException {
        check();
        return in.skip(n);
    }

    public int available() throws IOException {
        check();
        return in.available();
    }

    public boolean markSupported() {
        return true;
    }

    public native void mark(int readlimit);

    public native void reset() throws IOException;

    public void close() throws IOException {
        if (in != null) {
            in.close();
            in = null;
        }
    }
}
