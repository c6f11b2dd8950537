package java.util.function;

/** From two operands of type long to a long. */
public interface LongBinaryOperator {
    long applyAsLong(long left, long right);
}
