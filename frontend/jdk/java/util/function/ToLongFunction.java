package java.util.function;

/** From a reference to a long. */
@ForTests("function") public interface ToLongFunction<T> {
    long applyAsLong(T value);
}
