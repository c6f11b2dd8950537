// Model of java.io.StringReader.
package java.io;

public class StringReader extends Reader {
    private String text;
    private int next;
    private int mark;

    // A closed reader has no text.
    //@ invariant 0 <= next && 0 <= mark && (text == null || next <= text.length() && mark <= text.length());

    public StringReader(String s) {
        if (s == null) {
            throw new NullPointerException();
        }
        this.text = s;
    }

    private void check() throws IOException {
        if (text == null) {
            throw new IOException("Stream closed");
        }
    }

    public int read() throws IOException {
        check();
        if (next >= text.length()) {
            return -1;
        }
        char c = text.charAt(next);
        next++;
        return c;
    }

    public int read(char[] cbuf, int off, int len) throws IOException {
        check();
        InputStream.checkPart(off, len, cbuf.length);
        if (len == 0) {
            return 0;
        }
        if (next >= text.length()) {
            return -1;
        }
        int taken = Math.min(len, text.length() - next);
        text.getChars(next, next + taken, cbuf, off);
        next += taken;
        return taken;
    }

    // A negative number goes back.
    public long skip(long n) throws IOException {
        check();
        if (next >= text.length()) {
            return 0;
        }
        long moved = Math.max(-next, Math.min(n, text.length() - next));
        next += (int) moved;
        return moved;
    }

    public boolean ready() throws IOException {
        check();
        return true;
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int readAheadLimit) throws IOException {
        if (readAheadLimit < 0) {
            throw new IllegalArgumentException("Read-ahead limit < 0");
        }
        check();
        mark = next;
    }

    public void reset() throws IOException {
        check();
        next = mark;
    }

    public void close() {
        text = null;
    }
}
