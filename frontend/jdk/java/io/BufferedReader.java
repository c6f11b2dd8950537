// Model of java.io.BufferedReader: one unit is looked at ahead, to join \r\n; marks are open.
package java.io;

import java.util.stream.Stream;

public class BufferedReader extends Reader {
    private Reader in;
    private boolean skipNewline;

    public BufferedReader(Reader in) {
        super(in);
        this.in = in;
    }

    public BufferedReader(Reader in, int sz) {
        super(in);
        if (sz <= 0) {
            throw new IllegalArgumentException("Buffer size <= 0");
        }
        this.in = in;
    }

    private void check() throws IOException {
        if (in == null) {
            throw new IOException("Stream closed");
        }
    }

    public int read() throws IOException {
        check();
        int c = in.read();
        if (skipNewline) {
            skipNewline = false;
            if (c == '\n') {
                c = in.read();
            }
        }
        return c;
    }

    public int read(char[] cbuf, int off, int len) throws IOException {
        check();
        return readEach(cbuf, off, len);
    }

    public String readLine() throws IOException {
        int c = read();
        if (c == -1) {
            return null;
        }
        StringBuilder line = new StringBuilder();
        while (c != -1 && c != '\n' && c != '\r') {
            line.append((char) c);
            c = in.read();
        }
        skipNewline = c == '\r';
        return line.toString();
    }

    public Stream<String> lines() {
        String[] lines = new String[8];
        int count = 0;
        try {
            for (String line = readLine(); line != null; line = readLine()) {
                if (count == lines.length) {
                    String[] more = new String[2 * count];
                    System.arraycopy(lines, 0, more, 0, count);
                    lines = more;
                }
                lines[count] = line;
                count++;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        String[] result = new String[count];
        System.arraycopy(lines, 0, result, 0, count);
        return Stream.of(result);
    }

    public boolean ready() throws IOException {
        check();
        return in.ready();
    }

    public boolean markSupported() {
        return true;
    }

    public native void mark(int readAheadLimit) throws IOException;

    public native void reset() throws IOException;

    public void close() throws IOException {
        if (in != null) {
            in.close();
            in = null;
        }
    }
}
