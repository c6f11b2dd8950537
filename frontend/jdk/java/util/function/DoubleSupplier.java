package java.util.function;

/** Gives a double. */
@ForTests("function") public interface DoubleSupplier {
    double getAsDouble();
}
