package java.util.function;

/** From a double to a long. */
@ForTests("function") public interface DoubleToLongFunction {
    long applyAsLong(double value);
}
