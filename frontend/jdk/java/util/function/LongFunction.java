package java.util.function;

/** From a long to a reference. */
@ForTests("function") public interface LongFunction<R> {
    R apply(long value);
}
