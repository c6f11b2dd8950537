package java.util.function;

/** Gives a long. */
public interface LongSupplier {
    long getAsLong();
}
