package java.util.function;

/** From two references to an int. */
public interface ToIntBiFunction<T, U> {
    int applyAsInt(T t, U u);
}
