package java.util.function;

/** From a long to a reference. */
public interface LongFunction<R> {
    R apply(long value);
}
