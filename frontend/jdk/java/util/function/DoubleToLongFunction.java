package java.util.function;

/** From a double to a long. */
public interface DoubleToLongFunction {
    long applyAsLong(double value);
}
