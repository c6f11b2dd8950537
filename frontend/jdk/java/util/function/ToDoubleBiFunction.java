package java.util.function;

/** From two references to a double. */
@ForTests("function") public interface ToDoubleBiFunction<T, U> {
    double applyAsDouble(T t, U u);
}
