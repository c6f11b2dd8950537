package java.util.function;

/** From a double to an int. */
public interface DoubleToIntFunction {
    int applyAsInt(double value);
}
