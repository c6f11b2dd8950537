// Model of java.io.StringWriter.
package java.io;

public class StringWriter extends Writer {
    private final StringBuffer buffer;

    //@ invariant buffer != null;

    public StringWriter() {
        this(16);
    }

    public StringWriter(int initialSize) {
        if (initialSize < 0) {
            throw new IllegalArgumentException("Negative buffer size");
        }
        this.buffer = new StringBuffer(initialSize);
    }

    public void write(int c) {
        buffer.append((char) c);
    }

    public void write(char[] cbuf, int off, int len) {
        InputStream.checkPart(off, len, cbuf.length);
        buffer.append(cbuf, off, len);
    }

    public void write(String str) {
        buffer.append(str);
    }

    public void write(String str, int off, int len) {
        buffer.append(str, off, off + len);
    }

    public StringWriter append(CharSequence csq) {
        write(String.valueOf(csq));
        return this;
    }

    public StringWriter append(CharSequence csq, int start, int end) {
        CharSequence from = csq == null ? "null" : csq;
        return append(from.subSequence(start, end));
    }

    public StringWriter append(char c) {
        write(c);
        return this;
    }

    public String toString() {
        return buffer.toString();
    }

    public StringBuffer getBuffer() {
        return buffer;
    }

    public void flush() {
    }

    public void close() throws IOException {
    }
}
