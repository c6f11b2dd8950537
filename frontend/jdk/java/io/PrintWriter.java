// Model of java.io.PrintWriter over another writer, or as UTF-8 over a stream. Files are open.
package java.io;

import java.util.Locale;

public class PrintWriter extends Writer {
    protected Writer out;
    private final boolean autoFlush;
    private boolean trouble;

    public PrintWriter(Writer out) {
        this(out, false);
    }

    public PrintWriter(Writer out, boolean autoFlush) {
        super(out);
        this.out = out;
        this.autoFlush = autoFlush;
    }

    public PrintWriter(OutputStream out) {
        this(out, false);
    }

    public PrintWriter(OutputStream out, boolean autoFlush) {
        this(new BufferedWriter(new OutputStreamWriter(out)), autoFlush);
    }

    public PrintWriter(String fileName) throws FileNotFoundException {
        this(new FileOutputStream(fileName), false);
    }

    public PrintWriter(File file) throws FileNotFoundException {
        this(new FileOutputStream(file), false);
    }

    public void flush() {
        try {
            open().flush();
        } catch (IOException e) {
            trouble = true;
        }
    }

    private Writer open() throws IOException {
        if (out == null) {
            throw new IOException("Stream closed");
        }
        return out;
    }

    public void close() {
        try {
            if (out != null) {
                out.close();
                out = null;
            }
        } catch (IOException e) {
            trouble = true;
        }
    }

    public boolean checkError() {
        if (out != null) {
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

    public void write(int c) {
        try {
            open().write(c);
        } catch (IOException e) {
            trouble = true;
        }
    }

    public void write(char[] buf, int off, int len) {
        try {
            open().write(buf, off, len);
        } catch (IOException e) {
            trouble = true;
        }
    }

    public void write(char[] buf) {
        write(buf, 0, buf.length);
    }

    public void write(String s, int off, int len) {
        try {
            open().write(s, off, len);
        } catch (IOException e) {
            trouble = true;
        }
    }

    public void write(String s) {
        write(s, 0, s.length());
    }

    public void println() {
        write("\n");
        flushIfAsked();
    }

    // Only the end of a line and a format flush by themselves.
    private void flushIfAsked() {
        if (autoFlush) {
            flush();
        }
    }

    public void print(boolean b) {
        write(b ? "true" : "false");
    }

    public void println(boolean b) {
        print(b);
        println();
    }

    public void print(char c) {
        write(String.valueOf(c));
    }

    public void println(char c) {
        print(c);
        println();
    }

    public void print(int i) {
        write(String.valueOf(i));
    }

    public void println(int i) {
        print(i);
        println();
    }

    public void print(long l) {
        write(String.valueOf(l));
    }

    public void println(long l) {
        print(l);
        println();
    }

    public void print(float f) {
        write(String.valueOf(f));
    }

    public void println(float f) {
        print(f);
        println();
    }

    public void print(double d) {
        write(String.valueOf(d));
    }

    public void println(double d) {
        print(d);
        println();
    }

    public void print(char[] s) {
        write(String.valueOf(s));
    }

    public void println(char[] s) {
        print(s);
        println();
    }

    public void print(String s) {
        write(String.valueOf((Object) s));
    }

    public void println(String s) {
        print(s);
        println();
    }

    public void print(Object obj) {
        write(String.valueOf(obj));
    }

    public void println(Object obj) {
        print(obj);
        println();
    }

    public PrintWriter printf(String format, Object... args) {
        return format(format, args);
    }

    public PrintWriter printf(Locale l, String format, Object... args) {
        return format(l, format, args);
    }

    public PrintWriter format(String format, Object... args) {
        write(String.format(format, args));
        flushIfAsked();
        return this;
    }

    public PrintWriter format(Locale l, String format, Object... args) {
        write(String.format(l, format, args));
        flushIfAsked();
        return this;
    }

    public PrintWriter append(CharSequence csq) {
        write(String.valueOf(csq));
        return this;
    }

    public PrintWriter append(CharSequence csq, int start, int end) {
        CharSequence from = csq == null ? "null" : csq;
        return append(from.subSequence(start, end));
    }

    public PrintWriter append(char c) {
        write(c);
        return this;
    }
}
