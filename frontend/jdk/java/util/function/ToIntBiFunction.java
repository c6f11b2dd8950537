package java.util.function;

/** From two references to an int. */
@ForTests("function") public interface ToIntBiFunction<T, U> {
    int applyAsInt(T t, U u);
}
