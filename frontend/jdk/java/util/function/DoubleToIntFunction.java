package java.util.function;

/** From a double to an int. */
@ForTests("function") public interface DoubleToIntFunction {
    int applyAsInt(double value);
}
