package java.util.function;

/** From a value to a value of the same type. */
@ForTests("function") public interface UnaryOperator<T> extends Function<T, T> {
    static <T> UnaryOperator<T> identity() {
        return t -> t;
    }
}
