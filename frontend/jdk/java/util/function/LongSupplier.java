package java.util.function;

/** Gives a long. */
@ForTests("function") public interface LongSupplier {
    long getAsLong();
}
