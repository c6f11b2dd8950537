// Model of java.io.OutputStreamWriter. Encoded bytes wait here until there are 8192 of them or a flush; a surrogate at
// the end of one write waits for its other half.
package java.io;

import java.nio.charset.Charset;

public class OutputStreamWriter extends Writer {
    private final OutputStream out;
    private final String charset;
    private final byte[] buffer = new byte[8192];
    private int count;
    private String half = "";
    private boolean closed;

    //@ invariant out != null && charset != null;
    //@ invariant buffer != null && buffer.length == 8192 && 0 <= count && count <= buffer.length;
    //@ invariant half != null && half.length() <= 1 && (half.length() == 0 || Character.isHighSurrogate(half.charAt(0)));

    public OutputStreamWriter(OutputStream out) {
        this(out, Charset.defaultCharset());
    }

    public OutputStreamWriter(OutputStream out, Charset cs) {
        super(out);
        if (cs == null) {
            throw new NullPointerException("charset");
        }
        this.out = out;
        this.charset = cs.name();
    }

    public OutputStreamWriter(OutputStream out, String charsetName) throws UnsupportedEncodingException {
        super(out);
        if (charsetName == null) {
            throw new NullPointerException("charsetName");
        }
        this.out = out;
        this.charset = charsetName;
    }

    //@ ensures \result != null;
    public native String getEncoding();

    public void write(int c) throws IOException {
        send(String.valueOf((char) c));
    }

    public void write(char[] cbuf, int off, int len) throws IOException {
        check();
        InputStream.checkPart(off, len, cbuf.length);
        send(new String(cbuf, off, len));
    }

    public void write(String str, int off, int len) throws IOException {
        if (len < 0) {
            throw new IndexOutOfBoundsException();
        }
        send(str.substring(off, off + len));
    }

    private void check() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }

    private void send(String more) throws IOException {
        check();
        String text = half.concat(more);
        int end = text.length();
        if (end > 0 && Character.isHighSurrogate(text.charAt(end - 1))) {
            end--;
        }
        half = text.substring(end);
        put(text.substring(0, end));
    }

    private void put(String text) throws IOException {
        byte[] bytes = text.getBytes(charset);
        for (int i = 0; i < bytes.length; i++) {
            if (count == buffer.length) {
                empty();
            }
            buffer[count] = bytes[i];
            count++;
        }
    }

    private void empty() throws IOException {
        if (count > 0) {
            out.write(buffer, 0, count);
            count = 0;
        }
    }

    public void flush() throws IOException {
        check();
        empty();
        out.flush();
    }

    public void close() throws IOException {
        if (!closed) {
            closed = true;
            put(half);
            empty();
            out.close();
        }
    }
}
