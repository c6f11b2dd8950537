package java.util.function;

/** From an int to a reference. */
public interface IntFunction<R> {
    R apply(int value);
}
