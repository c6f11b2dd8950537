package java.util.function;

/** From a long to an int. */
@ForTests("function") public interface LongToIntFunction {
    int applyAsInt(long value);
}
