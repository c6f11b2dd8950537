package java.util.function;

/** Gives a double. */
public interface DoubleSupplier {
    double getAsDouble();
}
