package java.util.function;

import java.util.Objects;

/** Takes a double, gives nothing back. */
@ForTests("function") public interface DoubleConsumer {
    void accept(double value);

    default DoubleConsumer andThen(DoubleConsumer after) {
        Objects.requireNonNull(after);
        return (double t) -> {
            accept(t);
            after.accept(t);
        };
    }
}
