package java.util.function;

/** From a reference to an int. */
public interface ToIntFunction<T> {
    int applyAsInt(T value);
}
