package java.util.function;

/** From an int to a double. */
public interface IntToDoubleFunction {
    double applyAsDouble(int value);
}
