package java.util.stream;

/**
 * An intermediate operation: takes elements of type T and pushes elements of type R on to {@code down}, which is
 * known when the terminal operation starts. A stream runs once, so its operation needs no second copy of its state.
 */
abstract class Op<T, R> extends Sink<T> {
    Sink<R> down;

    void begin() {
        down.begin();
    }

    void end() {
        down.end();
    }

    boolean done() {
        return down.done();
    }

    /** How many of so many elements remain; -1 if their number is not known. */
    long sizeAfter(long size) {
        return size;
    }
}
