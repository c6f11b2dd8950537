package java.util.function;

import java.util.Objects;

/** Takes an int, gives nothing back. */
@ForTests("function") public interface IntConsumer {
    void accept(int value);

    default IntConsumer andThen(IntConsumer after) {
        Objects.requireNonNull(after);
        return (int t) -> {
            accept(t);
            after.accept(t);
        };
    }
}
