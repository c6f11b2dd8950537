// Model of java.io.FileOutputStream: open.
package java.io;

public class FileOutputStream extends OutputStream {
    public FileOutputStream(String name) throws FileNotFoundException {
        this(name, false);
    }

    public FileOutputStream(String name, boolean append) throws FileNotFoundException {
        this(new File(name), append);
    }

    public FileOutputStream(File file) throws FileNotFoundException {
        this(file, false);
    }

    public FileOutputStream(File file, boolean append) throws FileNotFoundException {
        open(file.getPath(), append);
    }

    private native void open(String name, boolean append) throws FileNotFoundException;

    public native void write(int b) throws IOException;

    public native void close() throws IOException;
}
