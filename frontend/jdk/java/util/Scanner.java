// Model of java.util.Scanner: what is read is unknown. Every result is an open method; any of them may also find that
// the input has ended or is of another kind.
package java.util;

public final class Scanner implements Iterator<String>, java.io.Closeable {
    private boolean closed;

    public Scanner(java.io.InputStream source) {
        Objects.requireNonNull(source, "source");
    }

    public Scanner(String source) {
        Objects.requireNonNull(source, "source");
    }

    public Scanner(Readable source) {
        Objects.requireNonNull(source, "source");
    }

    private void ensureOpen() {
        if (closed) {
            throw new IllegalStateException("Scanner closed");
        }
    }

    private native boolean anyBoolean();

    private native byte anyByte();

    private native short anyShort();

    private native int anyInt();

    private native long anyLong();

    private native float anyFloat();

    private native double anyDouble();

    //@ ensures \result != null && \result.length() > 0;
    private native String anyToken();

    //@ ensures \result != null;
    private native String anyLine();

    private void expectToken() {
        ensureOpen();
        if (anyBoolean()) {
            throw new NoSuchElementException();
        }
    }

    private void expectNumber() {
        expectToken();
        if (anyBoolean()) {
            throw new InputMismatchException();
        }
    }

    public void close() {
        closed = true;
    }

    public boolean hasNext() {
        ensureOpen();
        return anyBoolean();
    }

    public boolean hasNextLine() {
        ensureOpen();
        return anyBoolean();
    }

    public boolean hasNextBoolean() {
        ensureOpen();
        return anyBoolean();
    }

    public boolean hasNextByte() {
        ensureOpen();
        return anyBoolean();
    }

    public boolean hasNextShort() {
        ensureOpen();
        return anyBoolean();
    }

    public boolean hasNextInt() {
        ensureOpen();
        return anyBoolean();
    }

    public boolean hasNextLong() {
        ensureOpen();
        return anyBoolean();
    }

    public boolean hasNextFloat() {
        ensureOpen();
        return anyBoolean();
    }

    public boolean hasNextDouble() {
        ensureOpen();
        return anyBoolean();
    }

    public String next() {
        expectToken();
        return anyToken();
    }

    public String nextLine() {
        ensureOpen();
        if (anyBoolean()) {
            throw new NoSuchElementException("No line found");
        }
        return anyLine();
    }

    public boolean nextBoolean() {
        expectNumber();
        return anyBoolean();
    }

    public byte nextByte() {
        expectNumber();
        return anyByte();
    }

    public short nextShort() {
        expectNumber();
        return anyShort();
    }

    public int nextInt() {
        expectNumber();
        return anyInt();
    }

    public long nextLong() {
        expectNumber();
        return anyLong();
    }

    public float nextFloat() {
        expectNumber();
        return anyFloat();
    }

    public double nextDouble() {
        expectNumber();
        return anyDouble();
    }
}
