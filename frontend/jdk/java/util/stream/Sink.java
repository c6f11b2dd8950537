package java.util.stream;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/**
 * What elements are pushed into: a stage of a pipeline or its end. {@code begin} comes before the first element and
 * {@code end} after the last. A sink receives elements of one shape only and implements that one {@code accept}.
 */
abstract class Sink<T> implements Consumer<T>, IntConsumer, LongConsumer, DoubleConsumer {
    void begin() {
    }

    void end() {
    }

    /** Whether no further element is wanted; a source that may stop early asks before each element. */
    boolean done() {
        return false;
    }

    public void accept(T t) {
        throw new IllegalStateException();
    }

    public void accept(int value) {
        throw new IllegalStateException();
    }

    public void accept(long value) {
        throw new IllegalStateException();
    }

    public void accept(double value) {
        throw new IllegalStateException();
    }
}
