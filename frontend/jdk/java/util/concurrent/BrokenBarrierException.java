// Model of java.util.concurrent.BrokenBarrierException.
package java.util.concurrent;

@ForTests("plain") public class BrokenBarrierException extends Exception {
    public BrokenBarrierException() {
    }

    public BrokenBarrierException(String message) {
        super(message);
    }
}
