// Model of java.io.PrintStream. The two standard streams go to the engine; any other one writes UTF-8 to the stream
// below it.
package java.io;

import java.nio.charset.Charset;
import java.util.Locale;
import ooxide.Native;

public class PrintStream extends FilterOutputStream implements Appendable, Closeable {
    // 1 or 2 for a standard stream, 0 for one over `out`.
    private final int stream;
    private boolean closed;
    private boolean trouble;

    //@ invariant stream == 0 ? out != null : out == null && (stream == 1 || stream == 2);

    public PrintStream(OutputStream out) {
        this(out, false);
    }

    public PrintStream(OutputStream out, boolean autoFlush) {
        super(out);
        if (out == null) {
            throw new NullPointerException("Null output stream");
        }
        this.stream = 0;
    }

    public PrintStream(OutputStream out, boolean autoFlush, String encoding) throws UnsupportedEncodingException {
        this(out, autoFlush);
        checkEncoding(encoding);
    }

    public PrintStream(OutputStream out, boolean autoFlush, Charset charset) {
        this(out, autoFlush);
        checkEncoding(charset.name());
    }

    // Only UTF-8 is modelled; any other encoding is named as open.
    private static void checkEncoding(String encoding) {
        if (!encoding.equalsIgnoreCase("UTF-8")) {
            openEncoding(encoding);
        }
    }

    private static native void openEncoding(String encoding);

    private PrintStream(int stream) {
        super(null);
        this.stream = stream;
    }

    public static PrintStream standard(int stream) {
        return new PrintStream(stream);
    }

    public void flush() {
        if (closed) {
            trouble = true;
        } else if (stream == 0) {
            try {
                out.flush();
            } catch (IOException e) {
                trouble = true;
            }
        }
    }

    public void close() {
        if (stream == 0 && !closed) {
            try {
                out.close();
            } catch (IOException e) {
                trouble = true;
            }
        }
        closed = true;
    }

    public boolean checkError() {
        if (!closed) {
            flush();
        }
        return trouble;
    }

    protected void setError() {
        trouble = true;
    }

    protected void clearError() {
        trouble = false;
    }

    public void write(int b) {
        if (closed) {
            trouble = true;
        } else if (stream == 0) {
            try {
                out.write(b);
            } catch (IOException e) {
                trouble = true;
            }
        } else if ((b & 0x80) == 0) {
            Native.print(stream, String.valueOf((char) (b & 0x7f)));
        } else {
            openWrite(b);
        }
    }

    // One byte of a longer character cannot be given to the engine.
    private native void openWrite(int b);

    public void write(byte[] buf, int off, int len) {
        if (closed) {
            trouble = true;
        } else if (stream == 0) {
            try {
                out.write(buf, off, len);
            } catch (IOException e) {
                trouble = true;
            }
        } else {
            Native.print(stream, new String(buf, off, len));
        }
    }

    public void write(byte[] buf) throws IOException {
        write(buf, 0, buf.length);
    }

    public void writeBytes(byte[] buf) {
        write(buf, 0, buf.length);
    }

    private void send(String text) {
        if (stream != 0 && !closed) {
            Native.print(stream, text);
        } else {
            byte[] bytes = text.getBytes();
            write(bytes, 0, bytes.length);
        }
    }

    public void println() {
        send("\n");
    }

    public void print(boolean b) {
        send(b ? "true" : "false");
    }

    public void println(boolean b) {
        send(b ? "true\n" : "false\n");
    }

    public void print(char c) {
        send(String.valueOf(c));
    }

    public void println(char c) {
        send(String.valueOf(c).concat("\n"));
    }

    public void print(int i) {
        send(String.valueOf(i));
    }

    public void println(int i) {
        send(String.valueOf(i).concat("\n"));
    }

    public void print(long l) {
        send(String.valueOf(l));
    }

    public void println(long l) {
        send(String.valueOf(l).concat("\n"));
    }

    public void print(float f) {
        send(String.valueOf(f));
    }

    public void println(float f) {
        send(String.valueOf(f).concat("\n"));
    }

    public void print(double d) {
        send(String.valueOf(d));
    }

    public void println(double d) {
        send(String.valueOf(d).concat("\n"));
    }

    public void print(char[] s) {
        send(String.valueOf(s));
    }

    public void println(char[] s) {
        send(String.valueOf(s).concat("\n"));
    }

    public void print(String s) {
        send(String.valueOf((Object) s));
    }

    public void println(String s) {
        send(String.valueOf((Object) s).concat("\n"));
    }

    public void print(Object obj) {
        send(String.valueOf(obj));
    }

    public void println(Object x) {
        send(String.valueOf(x).concat("\n"));
    }

    public PrintStream printf(String format, Object... args) {
        return format(format, args);
    }

    public PrintStream printf(Locale l, String format, Object... args) {
        return format(l, format, args);
    }

    public PrintStream format(String format, Object... args) {
        send(String.format(format, args));
        return this;
    }

    public PrintStream format(Locale l, String format, Object... args) {
        send(String.format(l, format, args));
        return this;
    }

    public PrintStream append(CharSequence csq) {
        send(String.valueOf(csq));
        return this;
    }

    public PrintStream append(CharSequence csq, int start, int end) {
        CharSequence from = csq == null ? "null" : csq;
        return append(from.subSequence(start, end));
    }

    public PrintStream append(char c) {
        print(c);
        return this;
    }
}
