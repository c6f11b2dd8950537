// Whether the running thread is interrupted, for whatever waits. The thread that began may have no object, and then nobody knows it.
package ooxide;

public final class Interruption {
    private Interruption() {
    }

    public static boolean isPending() {
        Object me = Native.current();
        return me != null && ((Thread) me).isInterrupted();
    }

    // What begins every method that waits and may be interrupted.
    public static void check() throws InterruptedException {
        if (isPending()) {
            Thread.interrupted();
            throw new InterruptedException();
        }
    }
}
