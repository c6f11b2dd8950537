import java.util.function.Supplier;

/** Methods that answer yes or no without a branch of their own, and a branch that may throw at once. */
public sealed interface Verdicts permits Verdicts.Yes, Verdicts.No {
    /** There is a value. */
    record Yes(String value) implements Verdicts {}

    /** There is none. */
    record No() implements Verdicts {}

    default boolean isYes() {
        return this instanceof Yes;
    }

    static String or(Verdicts of, Supplier<String> other) {
        return of instanceof Yes yes ? yes.value() : other.get();
    }
}
