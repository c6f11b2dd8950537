// Model of java.io.BufferedWriter. What is written below, and when, is as on the JVM: a program can forget to flush.
package java.io;

public class BufferedWriter extends Writer {
    private Writer out;
    private final char[] buffer;
    private int count;

    //@ invariant buffer != null && buffer.length > 0 && 0 <= count && count <= buffer.length;

    public BufferedWriter(Writer out) {
        this(out, 8192);
    }

    public BufferedWriter(Writer out, int sz) {
        super(out);
        if (sz <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.out = out;
        this.buffer = new char[sz];
    }

    private void check() throws IOException {
        if (out == null) {
            throw new IOException("Stream closed");
        }
    }

    private void empty() throws IOException {
        check();
        if (count > 0) {
            out.write(buffer, 0, count);
            count = 0;
        }
    }

    public void write(int c) throws IOException {
        check();
        if (count >= buffer.length) {
            empty();
        }
        buffer[count] = (char) c;
        count++;
    }

    public void write(char[] cbuf, int off, int len) throws IOException {
        check();
        InputStream.checkPart(off, len, cbuf.length);
        if (len >= buffer.length) {
            empty();
            out.write(cbuf, off, len);
            return;
        }
        for (int i = 0; i < len; i++) {
            put(cbuf[off + i]);
        }
    }

    public void write(String s, int off, int len) throws IOException {
        check();
        for (int i = 0; i < len; i++) {
            put(s.charAt(off + i));
        }
    }

    private void put(char c) throws IOException {
        // `write(int)` leaves a full buffer behind
        if (count >= buffer.length) {
            empty();
        }
        buffer[count] = c;
        count++;
        if (count >= buffer.length) {
            empty();
        }
    }

    public void newLine() throws IOException {
        write("\n");
    }

    public void flush() throws IOException {
        empty();
        out.flush();
    }

    public void close() throws IOException {
        if (out != null) {
            try {
                empty();
            } finally {
                out.close();
                out = null;
            }
        }
    }
}
