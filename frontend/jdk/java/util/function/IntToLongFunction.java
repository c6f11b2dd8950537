package java.util.function;

/** From an int to a long. */
public interface IntToLongFunction {
    long applyAsLong(int value);
}
