package java.util.function;

/** From a double to a reference. */
@ForTests("function") public interface DoubleFunction<R> {
    R apply(double value);
}
