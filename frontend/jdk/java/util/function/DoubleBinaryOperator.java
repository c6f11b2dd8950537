package java.util.function;

/** From two operands of type double to a double. */
public interface DoubleBinaryOperator {
    double applyAsDouble(double left, double right);
}
