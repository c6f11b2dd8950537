package java.util.function;

/** From a reference to a double. */
public interface ToDoubleFunction<T> {
    double applyAsDouble(T value);
}
