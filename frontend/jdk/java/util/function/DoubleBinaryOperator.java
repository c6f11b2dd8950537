package java.util.function;

/** From two operands of type double to a double. */
@ForTests("function") public interface DoubleBinaryOperator {
    double applyAsDouble(double left, double right);
}
