package java.util.function;

/** Gives a value. */
@ForTests("function") public interface Supplier<T> {
    T get();
}
