package java.util.function;

/** From two operands of type long to a long. */
@ForTests("function") public interface LongBinaryOperator {
    long applyAsLong(long left, long right);
}
