package java.util.function;

/** From two references to a long. */
@ForTests("function") public interface ToLongBiFunction<T, U> {
    long applyAsLong(T t, U u);
}
