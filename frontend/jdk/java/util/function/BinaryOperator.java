package java.util.function;

import java.util.Comparator;
import java.util.Objects;

/** From two values to a value of the same type. */
@ForTests("function") public interface BinaryOperator<T> extends BiFunction<T, T, T> {
    /** The smaller operand, the left one when they are equal. */
    static <T> BinaryOperator<T> minBy(Comparator<? super T> comparator) {
        Objects.requireNonNull(comparator);
        return (a, b) -> comparator.compare(a, b) <= 0 ? a : b;
    }

    /** The greater operand, the left one when they are equal. */
    static <T> BinaryOperator<T> maxBy(Comparator<? super T> comparator) {
        Objects.requireNonNull(comparator);
        return (a, b) -> comparator.compare(a, b) >= 0 ? a : b;
    }
}
