// Model of java.io.InputStreamReader for ASCII, which all usual charsets agree on; a byte beyond it is open.
package java.io;

import java.nio.charset.Charset;

public class InputStreamReader extends Reader {
    private final InputStream in;

    //@ invariant in != null;

    public InputStreamReader(InputStream in) {
        super(in);
        this.in = in;
    }

    public InputStreamReader(InputStream in, Charset cs) {
        super(in);
        if (cs == null) {
            throw new NullPointerException("charset");
        }
        this.in = in;
    }

    public InputStreamReader(InputStream in, String charsetName) throws UnsupportedEncodingException {
        super(in);
        if (charsetName == null) {
            throw new NullPointerException("charsetName");
        }
        this.in = in;
    }

    public int read() throws IOException {
        int b = in.read();
        return b < 128 ? b : decode(b);
    }

    //@ ensures 0 <= \result && \result <= 65535;
    private native int decode(int first) throws IOException;

    public int read(char[] cbuf, int off, int len) throws IOException {
        return readEach(cbuf, off, len);
    }

    public boolean ready() throws IOException {
        return in.available() > 0;
    }

    public void close() throws IOException {
        in.close();
    }
}
