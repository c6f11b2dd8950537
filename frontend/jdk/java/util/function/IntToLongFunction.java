package java.util.function;

/** From an int to a long. */
@ForTests("function") public interface IntToLongFunction {
    long applyAsLong(int value);
}
