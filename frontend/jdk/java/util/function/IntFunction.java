package java.util.function;

/** From an int to a reference. */
@ForTests("function") public interface IntFunction<R> {
    R apply(int value);
}
