// Model of java.io.FileInputStream: open.
package java.io;

public class FileInputStream extends InputStream {
    public FileInputStream(String name) throws FileNotFoundException {
        this(new File(name));
    }

    public FileInputStream(File file) throws FileNotFoundException {
        open(file.getPath());
    }

    private native void open(String name) throws FileNotFoundException;

    //@ ensures -1 <= \result && \result <= 255;
    public native int read() throws IOException;

    //@ ensures \result >= 0;
    public native int available() throws IOException;

    public native void close() throws IOException;
}
