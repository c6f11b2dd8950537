// Model of java.util.concurrent.Callable.
package java.util.concurrent;

@ForTests("abstract 1") public interface Callable<V> {
    V call() throws Exception;
}
