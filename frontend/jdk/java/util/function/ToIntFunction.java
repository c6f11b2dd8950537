package java.util.function;

/** From a reference to an int. */
@ForTests("function") public interface ToIntFunction<T> {
    int applyAsInt(T value);
}
