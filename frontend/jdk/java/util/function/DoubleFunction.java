package java.util.function;

/** From a double to a reference. */
public interface DoubleFunction<R> {
    R apply(double value);
}
