// Model of java.io.Closeable.
package java.io;

@ForTests("abstract 1") public interface Closeable extends AutoCloseable {
    void close() throws IOException;
}
