package java.util.function;

/** From a long to an int. */
public interface LongToIntFunction {
    int applyAsInt(long value);
}
