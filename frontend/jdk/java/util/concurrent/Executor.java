// Model of java.util.concurrent.Executor.
package java.util.concurrent;

public interface Executor {
    void execute(Runnable command);
}
