package java.util.function;

/** From a long to a double. */
@ForTests("function") public interface LongToDoubleFunction {
    double applyAsDouble(long value);
}
