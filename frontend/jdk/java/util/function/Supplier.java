package java.util.function;

/** Gives a value. */
public interface Supplier<T> {
    T get();
}
