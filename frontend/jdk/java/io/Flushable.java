// Model of java.io.Flushable.
package java.io;

public interface Flushable {
    void flush() throws IOException;
}
