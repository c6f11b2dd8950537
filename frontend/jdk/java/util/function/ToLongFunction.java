package java.util.function;

/** From a reference to a long. */
public interface ToLongFunction<T> {
    long applyAsLong(T value);
}
