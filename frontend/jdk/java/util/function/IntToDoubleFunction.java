package java.util.function;

/** From an int to a double. */
@ForTests("function") public interface IntToDoubleFunction {
    double applyAsDouble(int value);
}
