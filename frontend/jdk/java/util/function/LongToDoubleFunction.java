package java.util.function;

/** From a long to a double. */
public interface LongToDoubleFunction {
    double applyAsDouble(long value);
}
