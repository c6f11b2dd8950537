package java.util.function;

/** From a reference to a double. */
@ForTests("function") public interface ToDoubleFunction<T> {
    double applyAsDouble(T value);
}
