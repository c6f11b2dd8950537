// Model of java.lang.Runnable.
package java.lang;

public interface Runnable {
    void run();
}
