package java.util.function;

/** From two operands of type int to an int. */
@ForTests("function") public interface IntBinaryOperator {
    int applyAsInt(int left, int right);
}
