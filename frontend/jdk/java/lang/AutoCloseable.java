// Model of java.lang.AutoCloseable.
package java.lang;

@ForTests("abstract 1") public interface AutoCloseable {
    void close() throws Exception;
}
