// Model of java.io.Reader.
package java.io;

public abstract class Reader implements Closeable {
    protected Object lock;

    //@ invariant lock != null;

    protected Reader() {
        this.lock = this;
    }

    protected Reader(Object lock) {
        if (lock == null) {
            throw new NullPointerException();
        }
        this.lock = lock;
    }

    public int read() throws IOException {
        char[] one = new char[1];
        return read(one, 0, 1) == -1 ? -1 : one[0];
    }

    public int read(char[] cbuf) throws IOException {
        return read(cbuf, 0, cbuf.length);
    }

    public abstract int read(char[] cbuf, int off, int len) throws IOException;

    // For readers whose units come one by one.
    int readEach(char[] cbuf, int off, int len) throws IOException {
        InputStream.checkPart(off, len, cbuf.length);
        int count = 0;
        while (count < len) {
            int c = read();
            if (c == -1) {
                return count == 0 ? -1 : count;
            }
            cbuf[off + count] = (char) c;
            count++;
        }
        return count;
    }

    public long skip(long n) throws IOException {
        if (n < 0) {
            throw new IllegalArgumentException("skip value is negative");
        }
        long skipped = 0;
        while (skipped < n && read() != -1) {
            skipped++;
        }
        return skipped;
    }

    public boolean ready() throws IOException {
        return false;
    }

    public boolean markSupported() {
        return false;
    }

    public void mark(int readAheadLimit) throws IOException {
        throw new IOException("mark() not supported");
    }

    public void reset() throws IOException {
        throw new IOException("reset() not supported");
    }

    public abstract void close() throws IOException;
}
