// Model of java.lang.Runnable.
package java.lang;

@ForTests("abstract 1") public interface Runnable {
    void run();
}
